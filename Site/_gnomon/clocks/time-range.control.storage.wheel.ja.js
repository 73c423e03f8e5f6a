"use strict";
{const n=v=>String(Math.floor(v*100+0.5)/100);const pad=(v,width)=>n(v).padStart(width,"0");const mod=(a,b)=>a-b*Math.floor(a/b);const bit=(a,i)=>a>>i&1;const sin=degrees=>Math.sin(degrees*Math.PI/180);const cos=degrees=>Math.cos(degrees*Math.PI/180);const atan2=(y,x)=>Math.atan2(y,x)*180/Math.PI;const part=(parent,name)=>parent&&parent.getElementsByClassName(name)[0];const each=(parent,name,draw)=>Array.prototype.forEach.call(parent.getElementsByClassName(name),draw);const set=(element,name,text)=>{if(element&&element.getAttribute(name)!==text)element.setAttribute(name,text);};const say=(element,text)=>{if(element&&element.textContent!==text)element.textContent=text;};const words={"hours":"24","time-12":"aK:mm","time-24":"H:mm","duration":"H時間m分","am":"午前","pm":"午後","clock":"時刻"};const format=(pattern,{minutes,tail="",isDuration})=>{const date=new Date(minutes*60000);const hour=date.getUTCHours();const fields={y:date.getUTCFullYear(),M:date.getUTCMonth()+1,d:date.getUTCDate(),H:isDuration?Math.floor(minutes/60):hour,K:hour%12,h:(hour+11)%12+1,m:date.getUTCMinutes(),s:+tail.slice(1),a:hour<12?words.am:words.pm,};return pattern.replace(/''|'((?:[^']|'')+)'|([yMdHKhmsa])\2*/g,(all,quoted,letter)=>
all==="MMMM"?words.months.split(" ")[fields.M-1]
:letter?String(fields[letter]).padStart(letter==="a"?0:all.length,"0")
:quoted?quoted.replaceAll("''","'"):"'");};const short=(time,hours=words.hours)=>
(time.isDated?`${format(words.date, time)} `:"")+format(words[`time-${hours}`],time);const groups=new Map();const bound=member=>(member.getAttribute("bind")??"").split(".");const join=(member,stored)=>{const[name]=bound(member);const group=member.group=groups.get(name)??{members:new Set()};if(name)groups.set(name,group);group.members.add(member);if(member.shown)group.owner??=member;if(stored&&!group.isSet)share(member,stored);else if(group.shown)member.follow(group.shown,group.owner);else if(member.shown)share(member,member.shown,false);};const leave=member=>{member.group?.members.delete(member);member.group=undefined;};const share=(from,shown,isSet=true)=>{from.follow(shown);const{group}=from;if(!group)return;Object.assign(group,{shown,isSet});for(const member of group.members)if(member!==from)member.follow(shown,group.owner);};class ClockValue extends HTMLElement{connectedCallback(){join(this);}
disconnectedCallback(){leave(this);}
follow(shown,owner){say(this,owner.text(shown,bound(this)[1],this.getAttribute("format")));}
}
class Clock extends HTMLElement{connectedCallback(){this.svg=this.querySelector("svg");if(!this.svg||this.listening)return;this.listening=new AbortController();if(!this.isSetUp)this.setUp();this.isSetUp=true;this.join(this.listening.signal);}
disconnectedCallback(){this.listening?.abort();this.listening=undefined;leave(this);}
join(){join(this);}
option(name,otherwise){return this.getAttribute(name)??otherwise;}
}
globalThis.gnomon={n,pad,mod,bit,sin,cos,atan2,part,each,set,say,words,format,short,bound,join,share,Clock};customElements.define("clock-value",ClockValue);}
{const{part,set,say,format,short,join,share,Clock}=gnomon;let problems=0;const pointIn=(svg,{clientX,clientY})=>{const box=svg.getBoundingClientRect();const view=svg.viewBox.baseVal;return{x:view.x+(clientX-box.left)/box.width*view.width,y:view.y+(clientY-box.top)/box.height*view.height,};};class Control extends Clock{static formAssociated=true;#internals=this.attachInternals();#holds=new Map();#message="";join(signal){let stored;if(!this.shown){for(const field of this.querySelectorAll("input"))field.remove();this.first=this.shown=this.read(this.getAttribute("value"))??this.initial;this.mark();const help=part(this,"help");if(help)set(this.svg,"aria-describedby",help.id);this.note=document.createElement("span");this.note.className="problem";this.note.id=`clock-problem-${++problems}`;set(this.note,"aria-live","polite");this.insertBefore(this.note,help??null);stored=this.#storage?.stored(this);if(Object.hasOwn(this,"value")){stored=this.read(this.value)??stored;delete this.value;}
}
join(this,stored);set(this,"tabindex","-1");this.addEventListener("focus",()=>this.entry.focus(),{signal});const on=(type,act)=>this.svg.addEventListener(type,act,{signal});on("pointerdown",event=>this.#down(event));on("pointermove",event=>this.#move(event));on("pointerup",event=>this.#release(event));on("lostpointercapture",event=>this.#release(event));on("pointercancel",event=>this.#takeBack([event.pointerId]));on("mousedown",event=>{if(this.#holds.size)event.preventDefault();});on("keydown",event=>this.#key(event));this.#storage?.listen(this,signal);}
disconnectedCallback(){super.disconnectedCallback();this.#holds.clear();}
mark(){const isDisabled=this.matches(":disabled");for(const hand of this.hands){if(isDisabled)hand.removeAttribute("tabindex");else set(hand,"tabindex","0");set(hand,"aria-disabled",String(isDisabled));set(hand,"aria-readonly",String(this.isReadOnly));}
}
get entry(){return this.hands[0];}
get isReadOnly(){return this.getAttribute("readonly")==="true";}
get isFixed(){return this.matches(":disabled")||this.isReadOnly;}
get form(){return this.#internals.form;}
get validity(){return this.#internals.validity;}
get validationMessage(){return this.#internals.validationMessage;}
get willValidate(){return this.#internals.willValidate;}
get type(){return this.localName;}
get name(){return this.getAttribute("name")??"";}
set name(name){this.setAttribute("name",name);}
get disabled(){return this.hasAttribute("disabled");}
set disabled(is){this.toggleAttribute("disabled",is);}
checkValidity(){return this.#internals.checkValidity();}
reportValidity(){return this.#internals.reportValidity();}
setCustomValidity(message){this.#message=String(message);this.#check();}
formDisabledCallback(){if(this.shown)this.mark();}
formResetCallback(){if(this.shown)share(this,this.first);}
formStateRestoreCallback(text){this.value=text;}
get value(){return this.shown?this.write(this.shown):this.getAttribute("value")??"";}
set value(text){const shown=this.shown&&this.read(text);if(shown)share(this,shown);}
text(shown,part,pattern){return pattern?format(pattern,shown):short(shown);}
entries(shown){return this.write(shown);}
follow(shown){this.shown=shown;this.draw();this.#internals.setFormValue(this.entries(shown),this.write(shown));this.#check();}
#check(){const[flag,message]=this.#message?["customError",this.#message]:this.problem(this.shown)??[];this.#internals.setValidity(flag?{[flag]:true}:{},message);say(this.note,message??"");for(const hand of this.hands){set(hand,"aria-invalid",String(!!flag));if(flag)set(hand,"aria-errormessage",this.note.id);else hand.removeAttribute("aria-errormessage");}
}
turn(shown,hold){const travel=this.distance(this.shown,shown);if(hold)hold.travel+=travel;if(!travel){this.follow(shown);return false;}
share(this,shown);this.dispatchEvent(new Event("input",{bubbles:true}));return true;}
change(){this.#storage?.store(this);this.dispatchEvent(new Event("change",{bubbles:true}));}
get #storage(){return this.hasAttribute("persist")?gnomon.storage:undefined;}
release({travel}){if(travel)this.change();}
#down(event){if(event.button!==0||this.isFixed)return;const point=pointIn(this.svg,event);const hand=this.handAt(point,event.target);if(!hand||[...this.#holds.values()].some(hold=>hold.hand===hand))return;this.svg.setPointerCapture(event.pointerId);const hold={hand,before:this.shown,travel:0};this.#holds.set(event.pointerId,hold);hand.focus({preventScroll:true});this.turn(this.press(hand,point,hold,event),hold);}
#move(event){const hold=this.#holds.get(event.pointerId);if(!hold)return;if(!(event.buttons&1)){this.#release(event);return;}
const moves=event.getCoalescedEvents?.()??[];let{shown}=this;for(const move of moves.length?moves:[event])shown=this.drag(hold.hand,pointIn(this.svg,move),shown,hold,move);this.turn(shown,hold);}
#release(event){const hold=this.#holds.get(event.pointerId);if(this.#holds.delete(event.pointerId))this.release(hold,event);}
#takeBack(pointers){const holds=pointers.map(pointer=>this.#holds.get(pointer)).filter(hold=>hold);if(!holds.length)return;for(const pointer of pointers)this.#holds.delete(pointer);this.turn(this.back(this.shown,holds));}
#key(event){if(event.ctrlKey||event.altKey||event.metaKey||this.isFixed)return;if(event.key==="Escape"&&this.#holds.size){this.#takeBack([...this.#holds.keys()]);event.preventDefault();return;}
const shown=this.key(event.target,event);if(!shown)return;event.preventDefault();if(this.turn(shown))this.change();}
}
gnomon.Control=Control;}
{const{share}=gnomon;const key=control=>`gnomon:${control.getAttribute("persist")}`;const stored=control=>{try{const{v,value}=JSON.parse(localStorage.getItem(key(control)));const shown=v===1&&control.read(value);if(shown&&!control.problem(shown,true))return shown;}catch{/* Storage may be closed to us, or hold anything. */}
};const store=control=>{if(control.problem(control.shown,true))return;try{localStorage.setItem(key(control),JSON.stringify({v:1,value:control.value}));}catch{/* Then not. */}
};const listen=(control,signal)=>addEventListener("storage",event=>{const shown=event.key===key(control)&&stored(control);if(shown)share(control,shown);},{signal});gnomon.storage={stored,store,listen};}
{const{n,mod,sin,cos,atan2,each,set,say,Control}=gnomon;function drawWheel(svg,{turn,first,last,count,labels}){const middle=Math.floor(turn+0.5);each(svg,"row",(row,i)=>{const number=middle+i-4;const angle=(number-turn)*20;const height=Math.max(0,cos(angle));set(row,"transform",`translate(0 ${n(90 * sin(angle))}) scale(1 ${n(height)})`);set(row,"opacity",n(height));set(row,"display",number===Math.min(Math.max(number,first),last)?"inline":"none");say(row,labels[mod(number,count)]);});}
function turnWheel({turn,y,first,last}){const free=turn-y/31.41592653589793;const held=Math.min(Math.max(free,first),last);return held+(free-held)/3;}
function pressWheel({turn,y,first,last}){const height=Math.min(Math.max(y,-90),90);return Math.min(Math.max(Math.floor(turn+atan2(height,Math.sqrt(8100-height*height))/20+0.5),first),last);}
function rowInMiddle({turn,first,last}){return Math.min(Math.max(Math.floor(turn+0.5),first),last);}
function restOfWheel({turn,speed,first,last}){return Math.min(Math.max(Math.floor(turn+Math.min(Math.max(speed,-40),40)*0.325+0.5),first),last);}
function glideWheel({turn,rest,seconds}){const left=(turn-rest)*Math.exp((0-seconds)/0.325);return left===Math.min(Math.max(left,-0.02),0.02)?rest:rest+left;}
const still=matchMedia("(prefers-reduced-motion: reduce)");gnomon.Wheels=class extends Control{#spins=new Map();setUp(){this.wheels=this.querySelector(".wheels");this.hands=[...this.getElementsByClassName("wheel")];this.items=[...this.getElementsByClassName("item")];this.svg.removeAttribute("aria-hidden");set(this.svg,"role","group");for(const wheel of this.hands)set(wheel,"role","slider");}
join(signal){super.join(signal);const on=(target,type,act,options)=>target.addEventListener(type,act,{signal,...options});for(const item of this.items){set(item,"aria-describedby",[this.note.id,this.svg.getAttribute("aria-describedby")].join(" ").trim());on(item,"click",()=>this.toggle(item));}
on(this.svg,"wheel",event=>this.#scroll(event),{passive:false});on(this,"keydown",event=>{if(event.key!=="Escape"||event.defaultPrevented||!this.opened)return;event.preventDefault();const{opened}=this;this.toggle(opened);opened.focus();});on(this,"focusout",event=>{if(!this.contains(event.relatedTarget))this.leave();});on(document,"visibilitychange",()=>this.settle());}
disconnectedCallback(){this.settle();this.#spins.clear();super.disconnectedCallback();}
leave(){this.settle();}
mark(){super.mark();for(const item of this.items)item.disabled=this.matches(":disabled");}
get entry(){return this.opened?this.hands[0]:this.items[0];}
toggle(item){for(const[,spin]of this.#spins){spin.rest??=rowInMiddle({...spin.list,turn:spin.turn});spin.isOver=true;}
this.settle();this.opened=this.opened===item?undefined:item;for(const other of this.items)set(other,"aria-expanded",String(other===this.opened));this.opened?.after(this.wheels);this.wheels.hidden=!this.opened;this.draw();}
draw(){const{shown}=this;for(const wheel of this.hands){const rest=this.list(wheel,shown);const{list,turn}=(shown===this.own&&this.#spins.get(wheel))||{list:rest,turn:rest.row};drawWheel(wheel,{...list,turn,count:list.labels.length});set(wheel,"aria-valuenow",String(rest.now));set(wheel,"aria-valuetext",rest.text);}
}
turn(shown,hold){this.own=shown;return super.turn(shown,hold);}
handAt(point,target){return target.closest(".wheel");}
press(wheel,{y},hold,{timeStamp}){const spin=this.#spins.get(wheel);const list=spin?spin.list:this.list(wheel,this.shown);const turn=spin?spin.turn:list.row;if(spin?.travel)this.change();this.#spins.set(wheel,Object.assign(hold,{y,list,turn,start:turn,way:0,isStop:!!spin,trail:[[timeStamp,turn]]}));return this.shown;}
drag(wheel,{y},shown,hold,{timeStamp}){if(hold.isOver)return shown;const turn=turnWheel({...hold.list,turn:hold.start,y:y-hold.y});hold.turn=turn;hold.way=Math.max(hold.way,Math.abs(turn-hold.start));hold.trail=[...hold.trail.filter(([at])=>timeStamp-at<100),[timeStamp,turn]];return this.choose(wheel,rowInMiddle({...hold.list,turn}),shown,hold.list);}
release(hold,{timeStamp}){if(hold.isOver)return;const{hand:wheel,list,turn,y,isStop}=hold;if(hold.way<0.2){hold.rest=isStop?rowInMiddle({...list,turn}):pressWheel({...list,turn,y});hold.isChosen=true;this.turn(this.choose(wheel,hold.rest,this.shown,list),hold);if(hold.travel)this.change();hold.travel=0;}else{const trail=hold.trail.filter(([at])=>timeStamp-at<100);const[[since,from]=[timeStamp,turn]]=trail;hold.rest=restOfWheel({...list,turn,speed:(turn-from)*1000/Math.max(timeStamp-since,16)});}
hold.from=turn;if(still.matches||document.hidden)this.settle();else requestAnimationFrame(now=>this.#glide(wheel,hold,now,now));}
back(shown,holds){for(const{hand}of holds)this.#spins.delete(hand);return this.shifted(shown,holds.reduce((sum,hold)=>sum-hold.travel,0));}
#glide(wheel,spin,since,now){if(this.#spins.get(wheel)!==spin)return;spin.turn=glideWheel({turn:spin.from,rest:spin.rest,seconds:(now-since)/1000});if(this.shown!==this.own||spin.turn===spin.rest){this.#settle(wheel,spin);return;}
this.turn(spin.isChosen?this.shown:this.choose(wheel,rowInMiddle({...spin.list,turn:spin.turn}),this.shown,spin.list),spin);requestAnimationFrame(now=>this.#glide(wheel,spin,since,now));}
settle(){for(const[wheel,spin]of this.#spins)if(spin.rest!==undefined)this.#settle(wheel,spin);}
#settle(wheel,spin){this.#spins.delete(wheel);if(this.shown!==this.own){this.draw();return;}
this.turn(spin.isChosen?this.shown:this.choose(wheel,spin.rest,this.shown,spin.list),spin);if(spin.travel)this.change();spin.travel=0;}
#stepped(wheel,by){this.settle();const list=this.list(wheel,this.shown);return this.#spins.has(wheel)?this.shown:this.choose(wheel,rowInMiddle({...list,turn:list.row+by}),this.shown,list);}
#scroll(event){const wheel=event.target.closest(".wheel");if(!wheel||this.isFixed||event.ctrlKey)return;event.preventDefault();const rows=event.deltaY/[110,3,1][event.deltaMode];this.scrolled=Math.abs(rows)>0.5?Math.sign(rows)*Math.max(1,Math.round(Math.abs(rows))):(this.scrolled??0)+rows;const by=Math.trunc(this.scrolled);this.scrolled-=by;if(by&&this.turn(this.#stepped(wheel,by)))this.change();}
key(wheel,{key,timeStamp}){const right=getComputedStyle(this).direction==="rtl"?-1:1;const by={ArrowDown:1,ArrowUp:-1,ArrowRight:right,ArrowLeft:-right,PageDown:5,PageUp:-5}[key];if(by)return this.#stepped(wheel,by);const list=this.list(wheel,this.#stepped(wheel,0));if(key==="Home"||key==="End")return this.#stepped(wheel,list[key]-list.row);if(!/^\d$/.test(key))return;const{typed,shown}=this;const all=typed?.wheel===wheel&&timeStamp-typed.timeStamp<1000?typed.digits+key:key;const chosen=this.typedRow(wheel,all,shown);const digits=chosen?all:key;this.typed={wheel,timeStamp,digits:digits.length<list.digits?digits:""};return chosen??this.typedRow(wheel,key,shown)??shown;}
};}
{const{mod,part,set,say,words,format,short,share}=gnomon;Object.assign(words,{"start":"開始","end":"終了","hour":"時","minute":"分","hour-12":"aK時","hour-24":"H時","hour-row":"HH時","minute-row":"mm分","minute-spoken":"m分","duration-line":"長さ：{duration}","too-short":"終了は開始より{minutes}分以上後の時刻にしてください。","end-first":"終了を開始より前の時刻にすることはできません。","off-step":"{step}分刻みの時刻を選んでください。"});function hourRow({minutes}){return Math.floor(minutes/60);}
function withHour({row,minutes}){return row*60+mod(minutes,60);}
function minuteRow({minutes,step}){const minute=mod(minutes,60);const before=Math.floor(minute/step);const extra=minute===step*before?0:1;const own=before+extra;return own;}
function lastMinuteRow({step,minutes}){const minute=mod(minutes,60);const before=Math.floor(minute/step);const extra=minute===step*before?0:1;return 60/step-1+extra;}
function minuteAt({row,minutes,step}){const minute=mod(minutes,60);const before=Math.floor(minute/step);const extra=minute===step*before?0:1;const own=before+extra;return row===own?minute:own<row?step*(row-extra):step*row;}
function withMinute({minutes,minute}){return minutes-mod(minutes,60)+minute;}
function lengthOf({isOvernight,end,start}){const length=end-start;return isOvernight===1?mod(length,1440):length;}
const timeIn=text=>{const[,hour,minute]=/^([01]\d|2[0-3]):([0-5]\d)$/.exec(text)??[];return minute?hour*60+ +minute:undefined;};const timeText=minutes=>format("HH:mm",{minutes});class TimeRange extends gnomon.Wheels{static observedAttributes=["name","min-duration"];attributeChangedCallback(){if(this.shown)this.follow(this.shown);}
setUp(){super.setUp();for(const label of this.querySelectorAll("label"))label.remove();const option=(name,otherwise)=>this.option(name,otherwise);this.step=+option("step",15);this.isFree=option("order")==="free";this.isOvernight=+(option("overnight")==="true");this.hours=option("hours",words.hours);const labels=(length,row,each)=>Array.from({length},(_,i)=>format(words[row],{minutes:i*each}));this.hourLabels=labels(24,this.hours==="12"?"hour-12":"hour-row",60);this.minuteLabels=labels(60,"minute-row",1);this.hands.forEach((wheel,i)=>{set(wheel,"aria-label",[words.hour,words.minute][i]);set(wheel,"aria-valuemin","0");set(wheel,"aria-valuemax",["23","59"][i]);});}
join(signal){const early=["start","end","minDuration"].filter(name=>Object.hasOwn(this,name)).map(name=>[name,this[name]]);for(const[name]of early)delete this[name];super.join(signal);for(const[name,value]of early)this[name]=value;}
read(text){const[start,end,more]=String(text).split("/").map(timeIn);if(start!==undefined&&end!==undefined&&more===undefined)return{start,end};}
write({start,end}){return`${timeText(start)}/${timeText(end)}`;}
get initial(){return this.read(`${this.option("start", "08:15")}/${this.option("end", "17:15")}`);}
text({start,end},part,pattern=null){if(part==="duration")return format(pattern??words.duration,{minutes:mod(end-start,1440),isDuration:true});const time=minutes=>pattern===null?short({minutes}):format(pattern,{minutes});return part?time(part==="end"?end:start):`${time(start)}–${time(end)}`;}
entries({start,end}){const{name}=this;if(!name)return null;const entries=new FormData();entries.append(`${name}.start`,timeText(start));entries.append(`${name}.end`,timeText(end));return entries;}
get start(){return timeText((this.shown??this.initial).start);}
set start(text){this.#set("start",text);}
get end(){return timeText((this.shown??this.initial).end);}
set end(text){this.#set("end",text);}
#set(name,text){const time=timeIn(text);if(this.shown&&time!==undefined)share(this,{...this.shown,[name]:time});}
get minDuration(){return+this.option("min-duration",this.step??this.option("step",15));}
set minDuration(minutes){this.setAttribute("min-duration",minutes);}
get field(){return this.opened===this.items[1]?"end":"start";}
draw(){super.draw();const{shown}=this;set(this.svg,"aria-label",words[this.field]);this.items.forEach((item,i)=>say(part(item,"time"),short({minutes:shown[["start","end"][i]]},this.hours)));const length=this.#isShort(shown)?"–":this.text(shown,"duration");say(part(this,"duration"),words["duration-line"].replace("{duration}",length));}
#isShort(shown){return!this.isFree&&lengthOf({...shown,isOvernight:this.isOvernight})<this.minDuration;}
problem(shown,isKept){const{step,minDuration}=this;if(this.isReadOnly)return;if(this.#isShort(shown))return["customError",words[minDuration?"too-short":"end-first"].replace("{minutes}",minDuration)];if(!isKept&&(shown.start%step||shown.end%step))return["stepMismatch",words["off-step"].replace("{step}",step)];}
list(wheel,shown){const{step}=this;const minutes=shown[this.field];const list={minutes,first:0,Home:0,digits:2};if(wheel===this.hands[0]){const row=hourRow({minutes});return{...list,row,last:23,End:23,labels:this.hourLabels,now:row,text:format(words[`hour-${this.hours}`],{minutes})};}
const last=lastMinuteRow({minutes,step});const labels=Array.from({length:last+1},(_,row)=>this.minuteLabels[minuteAt({row,minutes,step})]);return{...list,row:minuteRow({minutes,step}),last,End:last,labels,now:mod(minutes,60),text:format(words["minute-spoken"],{minutes})};}
choose(wheel,row,shown,list){const{field,step}=this;const minutes=shown[field];const to=wheel===this.hands[0]?withHour({minutes,row})
:withMinute({minutes,minute:minuteAt({row,minutes:list.minutes,step})});return{...shown,[field]:to};}
typedRow(wheel,digits,shown){const{field}=this;const minutes=shown[field];if(wheel===this.hands[0])return digits<24?{...shown,[field]:withHour({minutes,row:+digits})}:undefined;return digits<60?{...shown,[field]:withMinute({minutes,minute:+digits})}:undefined;}
distance(from,to){return to.start-from.start+to.end-from.end;}
shifted(shown,by){return{...shown,[this.field]:shown[this.field]+by};}
}
customElements.define("time-range",TimeRange);}
