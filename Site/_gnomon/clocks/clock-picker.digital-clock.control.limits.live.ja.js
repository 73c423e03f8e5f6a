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
{const{mod,words,short}=gnomon;Object.assign(words,{"too-early":"{time}以降の時刻を選んでください。","too-late":"{time}以前の時刻を選んでください。","off-step":"{step}分刻みの時刻を選んでください。"});function limited({minutes,first,length,turned}){const from=mod(minutes-first,1440);const to=mod(turned-first,1440);const beyond=to-length;return from<=length?minutes+Math.min(Math.max(from+turned-minutes,0),length)-from:to<=length?turned:beyond<1440-to?turned-beyond:turned+1440-to;}
gnomon.Limits=class{constructor(low,high,step,hours){const[first,last]=[Math.ceil((low??0)/step),Math.floor((high??1439)/step)];Object.assign(this,{low,high,step,hours,first:first*step,length:mod((last-first)*step,1440)});}
problem({minutes,isDated}){const{low,high,step}=this;const message=(name,at)=>words[name].replace("{time}",short({minutes:at,isDated},this.hours));const isOvernight=!isDated&&low>high;if(minutes<low&&!(isOvernight&&minutes<=high))return["rangeUnderflow",message("too-early",low)];if(minutes>high&&!(isOvernight&&minutes>=low))return["rangeOverflow",message("too-late",high)];if(minutes%step)return["stepMismatch",words["off-step"].replace("{step}",step)];}
stop(turned,minutes){return(this.low??this.high)===undefined?turned:limited({...this,turned,minutes});}
};}
{const{mod,words,format,say,part,bound,join,Clock}=gnomon;Object.assign(words,{"unknown-zone":"このブラウザーはタイムゾーン {zone} に対応していません。","seconds-12":"aK:mm:ss","seconds-24":"H:mm:ss"});const mostThatEase=12;const clocks=new Set();let timer;let isDue;let painted;const wallsAt=now=>{const walls=new Map();return zone=>{if(!walls.has(zone)){const offset=zone?gnomon.dates.offsetAt(zone,now/60000):-new Date(now).getTimezoneOffset();walls.set(zone,Math.floor(now/1000+offset*60));}
return walls.get(zone);};};const tick=evenUnseen=>{clearTimeout(timer);if(document.hidden)return;const now=Date.now();const all=[...clocks];const seen=all.filter(clock=>clock.isSeen);if(seen.length)timer=setTimeout(tick,1000-mod(now,1000));const wallOf=wallsAt(now);const mayEase=seen.length<=mostThatEase;for(const clock of evenUnseen===true?all:seen)clock.tick(wallOf(clock.zone),mayEase&&clock.isSeen);};const soon=()=>{if(!isDue)queueMicrotask(()=>{isDue=false;tick();});isDue=true;};const scrolled=()=>{const second=Math.floor(Date.now()/1000);if(second!==painted&&[...clocks].some(clock=>!clock.isSeen))tick(true);painted=second;};const observer=new IntersectionObserver(entries=>{for(const{target,isIntersecting}of entries){target.isSeen=isIntersecting;if(!isIntersecting)target.classList.remove("ticking");}
soon();});document.addEventListener("visibilitychange",tick);addEventListener("pageshow",tick);addEventListener("scroll",scrolled,{capture:true,passive:true});gnomon.LiveClock=class extends Clock{setUp(){this.zone=this.option("timezone");this.hours=this.option("hours",words.hours);this.isLive=!this.hasAttribute("value")&&!this.hasAttribute("bind");if(!this.isLive||!this.zone||gnomon.dates?.knows(this.zone))return;this.isLive=false;const note=document.createElement("span");note.className="problem";say(note,words["unknown-zone"].replace("{zone}",()=>this.zone));this.insertBefore(note,part(this,"help")??null);}
join(signal){if(this.hasAttribute("bind"))join(this);if(!this.isLive)return;this.isSeen=true;clocks.add(this);observer.observe(this);signal.addEventListener("abort",()=>{clocks.delete(this);observer.unobserve(this);soon();});soon();}
tick(wall,mayEase){if(wall===this.wall)return;this.classList.toggle("ticking",mayEase&&wall-1===this.wall);this.wall=wall;this.show(wall,true);}
follow(shown,owner){const{isDated}=shown;const text=owner.text(shown,bound(this)[1],`${isDated ? "yyyy-MM-dd'T" : "'1970-01-01T"}'HH:mm:ss'Z'`);this.show(Date.parse(text)/1000,isDated);}
show(wall,isDated){this.draw(wall,isDated);this.tell(wall,isDated);}
tell(wall,isDated){const seconds=this.isLive?0:mod(wall,60);const minutes=Math.floor(wall/60);const text=new Date((minutes*60+seconds)*1000).toISOString().slice(isDated?0:11,seconds?19:16);let time=this.querySelector("time");if(!time){time=document.createElement("time");time.className="spoken";this.svg.after(time);}
if(time.dateTime===text)return;time.dateTime=text;const told={minutes,tail:`:${seconds}`};const date=isDated&&this.tellsDate?`${format(words.date, told)} `:"";say(time,date+format(words[`${seconds ? "seconds" : "time"}-${this.hours}`],told));}
};}
{const{n,mod,atan2,part,set,say,words,format,short,Control}=gnomon;Object.assign(words,{"hour":"時","minute":"分","hour-12":"aK時","hour-24":"H時","minute-spoken":"m分"});function drawClockPicker(svg,{isLinked,minutes,freeAngle}){set(part(svg,"hour-hand"),"transform",`rotate(${n(isLinked === 1 ? mod(minutes, 720) / 2 : freeAngle)})`);set(part(svg,"minute-hand"),"transform",`rotate(${n(mod(minutes, 60) * 6)})`);}
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
{const{n,mod,bit,part,each,set,say,words,LiveClock}=gnomon;Object.assign(words,{"date":"yyyy年M月d日","months":"1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月"});function drawDigitalClock(svg,{date,ghost,time,hours,noon,halves}){set(part(svg,"hyphens"),"opacity",n(date===0?ghost:1));each(svg,"date-digit",(dateDigit,i)=>{const cell=date===0?10:mod(Math.floor(date/[1,10,100,1000,10000,100000,1000000,10000000][7-i]),10);const lit=[63,6,91,79,102,109,125,7,127,111,0][cell];each(dateDigit,"segment",(segment,j)=>{set(segment,"opacity",n(bit(lit,j)===1?1:ghost));});});const hour=Math.floor(time/3600);say(part(svg,"half"),halves[Math.floor(hour/12)]);const ofTwelve=mod(hour,12);const number=(hours===12?(ofTwelve===0?noon:ofTwelve):hour)*10000+mod(Math.floor(time/60),60)*100+mod(time,60);each(svg,"time-digit",(timeDigit,i)=>{const digit=mod(Math.floor(number/[1,10,100,1000,10000,100000,1000000,10000000][5-i]),10);const leading=hours===12?i:1;const cell=digit+leading===0?10:digit;const lit=[63,6,91,79,102,109,125,7,127,111,0][cell];each(timeDigit,"segment",(segment,j)=>{set(segment,"opacity",n(bit(lit,j)===1?1:ghost));});});}
class DigitalClock extends LiveClock{setUp(){super.setUp();this.hours=this.option("hours","24");this.tellsDate=this.option("date")!=="false";this.look={hours:+this.hours,noon:/K/.test(words["time-12"].replace(/'[^']*'/g,""))?0:12,ghost:this.option("ghost")==="false"?0:0.1,halves:[words.am,words.pm],};}
draw(wall,isDated){const day=new Date(wall*1000);const date=isDated?(day.getUTCFullYear()*100+day.getUTCMonth()+1)*100+day.getUTCDate():0;drawDigitalClock(this.svg,{...this.look,time:mod(wall,86400),date});}
}
customElements.define("digital-clock",DigitalClock);}
