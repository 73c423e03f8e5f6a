"use strict";
{const n=v=>String(Math.floor(v*100+0.5)/100);const pad=(v,width)=>n(v).padStart(width,"0");const mod=(a,b)=>a-b*Math.floor(a/b);const bit=(a,i)=>a>>i&1;const sin=degrees=>Math.sin(degrees*Math.PI/180);const cos=degrees=>Math.cos(degrees*Math.PI/180);const atan2=(y,x)=>Math.atan2(y,x)*180/Math.PI;const part=(parent,name)=>parent&&parent.getElementsByClassName(name)[0];const each=(parent,name,draw)=>Array.prototype.forEach.call(parent.getElementsByClassName(name),draw);const set=(element,name,text)=>{if(element&&element.getAttribute(name)!==text)element.setAttribute(name,text);};const say=(element,text)=>{if(element&&element.textContent!==text)element.textContent=text;};const words={"hours":"12","time-12":"h:mm a","time-24":"H:mm","duration":"H:mm","am":"AM","pm":"PM","clock":"Time"};const format=(pattern,{minutes,tail="",isDuration})=>{const date=new Date(minutes*60000);const hour=date.getUTCHours();const fields={y:date.getUTCFullYear(),M:date.getUTCMonth()+1,d:date.getUTCDate(),H:isDuration?Math.floor(minutes/60):hour,K:hour%12,h:(hour+11)%12+1,m:date.getUTCMinutes(),s:+tail.slice(1),a:hour<12?words.am:words.pm,};return pattern.replace(/''|'((?:[^']|'')+)'|([yMdHKhmsa])\2*/g,(all,quoted,letter)=>
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
{const{n,mod,atan2,part,set,say,words,format,short,Control}=gnomon;Object.assign(words,{"hour":"Hour","minute":"Minute","hour-12":"h a","hour-24":"H","minute-spoken":"m 'minutes'"});function drawClockPicker(svg,{isLinked,minutes,freeAngle}){set(part(svg,"hour-hand"),"transform",`rotate(${n(isLinked === 1 ? mod(minutes, 720) / 2 : freeAngle)})`);set(part(svg,"minute-hand"),"transform",`rotate(${n(mod(minutes, 60) * 6)})`);}
function handAt({x,y}){const far=x*x+y*y;return far<=144?0:far<=5625?1:far<=22500?2:0;}
function turnHourHand({x,y,minutes,carry,floors}){const behind=floors===1?0:mod(minutes,60)/60;const lean=floors===1?1e-09:0.5;const ahead=mod(Math.floor(mod(atan2(x,0-y),360)/30-behind+lean)-Math.floor(minutes/60),12);const t=minutes+60*((mod(minutes,1440)<1080?6:5)<ahead?ahead-12:ahead);return x*x+y*y<=144?minutes:carry===0?minutes-mod(minutes,1440)+mod(t,1440):t;}
function pressMinuteHand({x,y,minutes,step,floors,carry}){const marks=mod(atan2(x,0-y),360)/6/step;const lean=floors===1?1e-09:0.5;const aimed=step*Math.floor(marks+lean);const change=mod(aimed,60)-mod(minutes,60);const most=[60,45,30][carry];return x*x+y*y<=144?minutes:minutes+change+(change<0-most?60:most<change?-60:0);}
function turnMinuteHand({x,y,minutes,carry,step,floors}){const marks=mod(atan2(x,0-y),360)/6/step;const lean=floors===1?1e-09:0.5;const aimed=step*Math.floor(marks+lean);const ahead=mod(aimed-minutes,60);const t=minutes+(30.5<(ahead===30?mod(mod(atan2(x,0-y),360)/6-floors*step/2-minutes,60):ahead)?ahead-60:ahead);return x*x+y*y<=144?minutes:carry===0?minutes-mod(minutes,60)+mod(t,60):t;}
function freeHandAngle({x,y,freeAngle}){return x*x+y*y<=144?freeAngle:mod(atan2(x,0-y),360);}
function hourAngle({minutes}){return mod(minutes,720)/2;}
function freeHandHour({freeAngle}){return mod(Math.floor(freeAngle/30),12);}
function nextTime({direction,grid,minutes}){return direction===1?grid*(Math.floor(minutes/grid)+1):0-grid*(Math.floor((0-minutes)/grid)+1);}
function carried({carry,minutes,period,turned}){return carry===0?minutes-mod(minutes,period)+mod(turned,period):turned;}
const day=1440;const half=720;const hour=60;class ClockPicker extends Control{setUp(){const option=(name,otherwise)=>this.option(name,otherwise);const limit=name=>this.read(option(name))?.minutes;this.step=+option("step",1);this.floors=+(option("snap")==="floor");this.isLinked=+(option("linked")!=="false");this.carry=this.isLinked&&["never","drag","always"].indexOf(option("carry","drag"));this.hours=option("hours",words.hours);this.zone=option("timezone");this.limits=gnomon.Limits&&new gnomon.Limits(limit("min"),limit("max"),this.step,this.hours);this.hands=[part(this.svg,"hour-hand"),part(this.svg,"minute-hand")];this.svg.removeAttribute("aria-hidden");set(this.svg,"role","group");set(this.svg,"aria-label",option("label",words.clock));this.hands.forEach((hand,i)=>{set(hand,"role","slider");set(hand,"aria-label",[words.hour,words.minute][i]);set(hand,"aria-valuemin","0");set(hand,"aria-valuemax",["23","59"][i]);});}
read(text){const time=/^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);const minutes=time?time[1]*60+ +time[2]:text?gnomon.dates?.wallOf(text):undefined;const isDated=!time;if(minutes!==minutes||minutes===undefined||(this.first?.isDated??isDated)!==isDated)return;return{minutes,isDated,tail:time?"":text.slice(16)};}
write({minutes,isDated,tail}){return isDated?gnomon.dates.dateText(minutes)+tail:format("HH:mm",{minutes});}
entries(shown){return this.write(shown).replace(/(T.{5}):00$/,"$1");}
get initial(){return this.read("10:10");}
draw(){const{shown,shown:{minutes},hours}=this;this.freeAngle=shown.freeAngle??hourAngle({minutes});drawClockPicker(this.svg,{minutes,isLinked:this.isLinked,freeAngle:this.freeAngle});say(part(this,"time"),short(shown,hours));const[hourHand,minuteHand]=this.hands;set(hourHand,"aria-valuenow",String(Math.floor(mod(minutes,day)/hour)));set(hourHand,"aria-valuetext",format(words[`hour-${hours}`],shown));set(minuteHand,"aria-valuenow",String(mod(minutes,hour)));set(minuteHand,"aria-valuetext",format(words["minute-spoken"],shown));}
problem(shown){return this.isReadOnly?undefined:this.limits?.problem(shown);}
handAt(point){return[null,...this.hands][handAt(point)];}
#to(hand,turned,shown,mayBreakLimits){const limits=mayBreakLimits?undefined:this.limits;return{...shown,freeAngle:undefined,...shown.isDated
?gnomon.dates.turned(shown,turned,hand===this.hands[0]?half:hour,this.zone,limits)
:{minutes:mod(limits?.stop(turned,shown.minutes)??turned,day)},};}
#turned(turn,hand,point,shown){const isHour=hand===this.hands[0];if(isHour&&!this.isLinked){const freeAngle=freeHandAngle({...point,freeAngle:this.freeAngle});return this.#free(freeHandHour({freeAngle}),freeAngle,shown);}
const minutes=shown.wanted??shown.minutes;const{step,floors,carry}=this;const to=this.#to(hand,turn({...point,minutes,step,floors,carry}),shown);return this.isLinked?to:{...to,freeAngle:this.freeAngle};}
#free(hourOfHalf,freeAngle,shown){const{minutes}=shown;const start=minutes-mod(minutes,half);return{...this.#to(this.hands[0],start+hourOfHalf*hour+mod(minutes,hour),shown),freeAngle};}
distance(from,to){return to.minutes-from.minutes;}
#wrapped(minutes){return this.shown.isDated?minutes:mod(minutes,day);}
release({travel}){if(this.#wrapped(travel))this.change();}
back(shown,holds){const minutes=this.#wrapped(holds.reduce((sum,hold)=>sum-hold.travel,shown.minutes));return holds.find(hold=>hold.before.minutes===minutes)?.before??{...shown,minutes,wanted:undefined};}
press(hand,point){return this.#turned(hand===this.hands[0]?turnHourHand:pressMinuteHand,hand,point,this.shown);}
drag(hand,point,shown){return this.#turned(hand===this.hands[0]?turnHourHand:turnMinuteHand,hand,point,shown);}
key(hand,{key,timeStamp}){const{shown,shown:{minutes},step,carry}=this;const isHour=hand===this.hands[0];const span=isHour?half:hour;const first=minutes-mod(minutes,span)+(isHour?mod(minutes,hour):0);const right=getComputedStyle(this).direction==="rtl"?-1:1;const by={ArrowUp:1,ArrowRight:right,ArrowDown:-1,ArrowLeft:-right,PageUp:3,PageDown:-3}[key];if(by){const grid=by%3?step:[15,30,60].find(grid=>grid%step===0);const turned=isHour?minutes+by*hour:nextTime({minutes,grid,direction:Math.sign(by)});return this.#stepped(hand,carried({turned,minutes,carry,period:isHour?day:hour}));}
if(key==="Home")return this.#stepped(hand,first);if(key==="End")return this.#stepped(hand,first+span-(isHour?hour:step));if(!/^\d$/.test(key))return;const{typed}=this;const both=typed?.hand===hand&&timeStamp-typed.timeStamp<1000?typed.key+key:key;const number=+both<(isHour?24:60)?both:key;this.typed={hand,timeStamp,key:number.length<2?number:""};return this.#stepped(hand,isHour?first-mod(first,day)+number*hour+mod(minutes,hour):first+ +number,true);}
#stepped(hand,turned,mayBreakLimits){const{shown,shown:{minutes} }=this;const to=this.#to(hand,turned,{...shown,wanted:undefined},mayBreakLimits);if(this.isLinked)return to;return{...to,freeAngle:hand===this.hands[0]?mod(this.freeAngle+(to.minutes-minutes)/2,360):this.freeAngle};}
}
customElements.define("clock-picker",ClockPicker);}
{const{mod,pad,part,set,say,words,format,share}=gnomon;Object.assign(words,{"month":"MMMM yyyy","months":"January February March April May June July August September October November December","year-row":"yyyy","month-clock":"Month and year","year-wheel":"Year","month-wheel":"Month","difference-line":"Months from now: {months}","month-too-early":"Choose {time} or later.","month-too-late":"Choose {time} or earlier."});function yearOf({number}){return Math.floor(number/12);}
function yearRow({number,low,high}){const first=Math.floor(low/12);return Math.min(Math.max(Math.floor(number/12),first),Math.floor(high/12))-first;}
function lastYearRow({high,low}){return Math.floor(high/12)-Math.floor(low/12);}
function monthWithYear({low,row,number,high}){return Math.min(Math.max((Math.floor(low/12)+row)*12+mod(number,12),low),high);}
function monthWithMonth({carry,row,number,low,high}){return Math.min(Math.max(carry===1?row:number-mod(number,12)+mod(row,12),low),high);}
function firstMonthRow({carry,low,number,high}){const january=number-mod(number,12);const inYear=low<=january?january:low;return Math.min(carry===1?low:low<=january?(january+11<=high?-Infinity:inYear):inYear,number);}
function lastMonthRow({carry,high,low,number}){const january=number-mod(number,12);const december=january+11;const inYear=december<=high?december:high;return Math.max(carry===1?high:low<=january?(january+11<=high?Infinity:inYear):inYear,number);}
const monthIn=text=>{const[,year,month]=/^(?!0000)(\d{4})-(0[1-9]|1[0-2])$/.exec(text)??[];return year?year*12+ +month-1:undefined;};const timeOf=number=>({minutes:new Date(0).setUTCFullYear(yearOf({number}),mod(number,12),1)/60000});const pickers=new Set();let now;let timer;const look=()=>{clearTimeout(timer);if(!pickers.size)return;const date=new Date();const end=new Date(date.getFullYear(),date.getMonth()+1,1);timer=setTimeout(look,Math.min(end-date,86400000));const month=date.getFullYear()*12+date.getMonth();if(month===now||[...pickers].some(picker=>picker.isChoosing))return;now=month;for(const picker of pickers)picker.nowChanged();};document.addEventListener("visibilitychange",look);class MonthPicker extends gnomon.Wheels{setUp(){super.setUp();const option=(name,otherwise)=>this.option(name,otherwise);this.low=monthIn(option("min"))??monthIn("1900-01");this.high=monthIn(option("max"))??monthIn("2100-12");this.carry=+(option("carry")==="always");this.yearLabels=Array.from({length:lastYearRow(this)+1},(_,row)=>this.#yearText(yearOf({number:this.low})+row));this.monthLabels=words.months.split(" ");if(!this.wheels.hidden)this.opened=this.items[0];set(this.svg,"aria-label",option("label",words["month-clock"]));const years=[this.low,this.high].map(number=>String(yearOf({number})));this.hands.forEach((wheel,i)=>{set(wheel,"aria-label",[words["year-wheel"],words["month-wheel"]][i]);set(wheel,"aria-valuemin",[years[0],"1"][i]);set(wheel,"aria-valuemax",[years[1],"12"][i]);});}
#yearText(year){return format(words["year-row"],timeOf(year*12));}
join(signal){const early=Object.hasOwn(this,"open")?this.open:undefined;delete this.open;pickers.add(this);look();super.join(signal);if(early!==undefined)this.open=early;}
disconnectedCallback(){super.disconnectedCallback();pickers.delete(this);this.isChoosing=false;look();}
nowChanged(){if(this.shown&&this.group)share(this,this.shown,this.group.isSet);}
get open(){return!!this.opened;}
set open(is){if(this.items&&this.open!==!!is)this.toggle(this.items[0]);}
toggle(item){if(!this.opened)look();super.toggle(item);this.isChoosing=this.open;}
turn(shown,hold){this.isChoosing=this.open;return super.turn(shown,hold);}
leave(){super.leave();this.isChoosing=false;}
read(text){const number=monthIn(text);return number===undefined?undefined:{number};}
write({number}){return`${pad(yearOf({ number }), 4)}-${pad(mod(number, 12) + 1, 2)}`;}
get initial(){return{number:Math.min(Math.max(now,this.low),this.high)};}
text({number},part,pattern){return part==="difference"?String(number-now):format(pattern??words.month,timeOf(number));}
draw(){super.draw();const{shown}=this;say(part(this.items[0],"time"),this.text(shown));say(part(this,"difference"),words["difference-line"].replace("{months}",this.text(shown,"difference")));}
problem({number}){if(this.isReadOnly)return;const{low,high}=this;if(number<low)return["rangeUnderflow",words["month-too-early"].replace("{time}",this.text({number:low}))];if(number>high)return["rangeOverflow",words["month-too-late"].replace("{time}",this.text({number:high}))];}
list(wheel,{number}){const{low,high,carry}=this;const at={number,low,high,carry};if(wheel===this.hands[0]){const last=lastYearRow(at);const year=yearOf({number});return{row:yearRow(at),first:0,last,Home:0,End:last,labels:this.yearLabels,now:year,text:this.#yearText(year),digits:4};}
const month=mod(number,12);return{row:number,first:firstMonthRow(at),last:lastMonthRow(at),Home:number-month,End:number-month+11,labels:this.monthLabels,now:month+1,text:this.monthLabels[month],digits:2,};}
choose(wheel,row,shown){const{low,high,carry}=this;if(wheel===this.hands[1])return{number:monthWithMonth({...shown,row,low,high,carry})};const wanted=shown.wanted??mod(shown.number,12);return{number:monthWithYear({number:wanted,row,low,high}),wanted};}
typedRow(wheel,digits,shown){const{number}=shown;const month=mod(number,12);if(wheel===this.hands[1])return digits>0&&digits<13?{number:number-month+(digits-1)}:undefined;if(digits.length<4)return shown;const row=digits-yearOf({number:this.low});return row>=0&&row<=lastYearRow(this)?{number:digits*12+month}:undefined;}
distance(from,to){return to.number-from.number;}
shifted({number},by){return{number:number+by};}
}
customElements.define("month-picker",MonthPicker);}
