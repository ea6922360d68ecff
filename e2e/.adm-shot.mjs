import { chromium } from '@playwright/test';
const base='http://127.0.0.1:4700';
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync']});
const errors=[];
export async function session(user='root', lang='zh-cn', width=1440, height=900){
  const ctx=await browser.newContext({viewport:{width,height},locale:lang==='en'?'en-US':'zh-CN'});
  const page=await ctx.newPage();
  page.on('console',m=>{if(m.type()==='error'||m.type()==='warning')console.log('CONSOLE',m.type(),m.text().slice(0,400))});
  page.on('pageerror',e=>console.log('PAGEERROR',e.message));
  await page.goto(base+'/login');
  const r=await page.evaluate(async({user})=>{
    const c=(await (await fetch('/api/v1/auth/captcha')).json()).data;
    const f=new FormData();f.append('username',user);f.append('password','Portal@2026');f.append('verifyCodeKey',c.verifyCodeKey);f.append('verifyCode','8888');
    const a=await (await fetch('/api/v1/auth/login',{method:'POST',body:f})).json();
    if(a.data) localStorage.setItem('accessToken',a.data.tokenType+' '+a.data.accessToken);
    return a;},{user});
  if(!r.data) console.log(JSON.stringify(r));
  await page.evaluate(lang=>{localStorage.setItem('language',lang);document.cookie='language='+lang+'; Path=/';},lang);
  return {ctx,page};
}
export {browser,base};
export const shot=(page,name,full=true)=>page.screenshot({path:`/tmp/adm-shots/${name}.png`,fullPage:full});
