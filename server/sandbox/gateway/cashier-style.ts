/** The cashier's style sheet, without external files. */
export const CASHIER_STYLE = `
:root{--sea:#0b4f8a;--deep:#083a66;--coral:#ff6b4a;--price:#c2391a;--sand:#f7f2e9;--ink:#14202b;--quiet:#51606e;--line:#e4ddd0}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--sand);color:var(--ink);font:16px/1.6 system-ui,-apple-system,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
header{background:linear-gradient(160deg,var(--deep),var(--sea));color:#fff}
.bar{max-width:960px;margin:0 auto;padding:24px 16px 88px;display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px}
.brand{display:flex;align-items:center;gap:12px;font-size:20px;font-weight:600}
.brand svg{display:block}
.badge{background:var(--coral);color:var(--ink);font-size:14px;font-weight:700;line-height:24px;padding:0 12px;border-radius:12px}
.notice{margin:0;flex-basis:100%;font-size:14px;color:#dbe8f4}
.wave{display:block;width:100%;height:32px;margin-top:-32px;color:var(--sand)}
main{width:100%;max-width:960px;margin:-72px auto 0;padding:0 16px 48px;flex:1;position:relative}
.card{background:#fff;border-radius:12px;box-shadow:0 8px 32px rgba(11,79,138,.12);padding:24px 16px;display:grid;gap:24px}
h1{margin:0;font-size:24px;line-height:1.3}
dl{margin:0;display:grid;gap:16px}
dt{font-size:14px;color:var(--quiet)}
dd{margin:0;overflow-wrap:anywhere}
.number{font-variant-numeric:tabular-nums;font-size:14px}
.panel{display:grid;gap:16px;align-content:start}
.label{margin:0;font-size:14px;color:var(--quiet)}
.amount{margin:0;font-size:40px;line-height:1.1;font-weight:700;color:var(--price);font-variant-numeric:tabular-nums}
.amount small{font-size:24px;margin-right:4px}
.left{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 8px;margin:0;font-size:14px;color:var(--quiet)}
.left strong{font-size:20px;color:var(--ink);font-variant-numeric:tabular-nums;min-width:64px}
form{display:grid;gap:12px;margin:0}
fieldset{display:grid;gap:8px;margin:0;padding:0;border:0;min-width:0}
legend{padding:0 0 8px;font-weight:600}
.choice{display:grid;grid-template-columns:auto 1fr;gap:0 12px;align-items:baseline;padding:12px 16px;border:1px solid #9db8cf;border-radius:12px;cursor:pointer}
.choice:hover{background:#eef4fa}
.choice input{margin:0}
.choice small{grid-column:2;font-size:14px;color:var(--quiet)}
.alert{margin:0;padding:12px 16px;border-radius:12px;background:#fdece7;color:#8a2513;font-weight:600}
.button{display:block;width:100%;min-height:48px;padding:12px 16px;border-radius:12px;border:1px solid transparent;font:inherit;font-weight:600;line-height:22px;text-align:center;text-decoration:none;cursor:pointer;transition:background-color .15s}
.primary{background:var(--coral);color:var(--ink)}
.primary:hover{background:#ff8468}
.secondary{background:#fff;color:var(--sea);border-color:#9db8cf}
.secondary:hover{background:#eef4fa}
:focus-visible{outline:3px solid var(--sea);outline-offset:2px}
.mark{width:56px;height:56px;margin:0 0 8px}
.single{max-width:560px;margin:0 auto}
.single p{margin:8px 0 0}
.single .amount{margin:0}
@media (min-width:800px){
.bar{padding:32px 24px 104px}
main{padding:0 24px 64px}
.card{padding:40px}
.two{grid-template-columns:1fr 320px;gap:32px 48px}
.two h1{grid-column:1/-1}
.two .panel{border-left:1px solid var(--line);padding-left:48px}
}
@media (max-width:799px){.two .facts{order:2;border-top:1px solid var(--line);padding-top:24px}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`;

/** A countdown by the server's clock, which reloads the page when the time is over. */
export const CASHIER_SCRIPT = `
(function(){
var timer=document.querySelector('[data-left]');
if(!timer)return;
var end=performance.now()+Number(timer.dataset.left);
var two=function(n){return String(n).padStart(2,'0')};
function show(){
var left=Math.max(0,Math.ceil((end-performance.now())/1000));
var hours=Math.floor(left/3600),rest=two(Math.floor(left/60)%60)+':'+two(left%60);
timer.textContent=hours?hours+':'+rest:rest;
if(left===0){clearInterval(tick);location.reload()}
}
var tick=setInterval(show,250);show();
})();
`;
