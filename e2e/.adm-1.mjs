import {session,browser,base,shot} from './.adm-shot.mjs';
for (const [lang,w] of [['zh-cn',1440],['en',1440],['zh-cn',768],['en',375]]) {
  const {ctx,page}=await session('root',lang,w,w===375?812:900);
  for (const [n,p] of [['user','/system/user'],['menu','/system/menu'],['rel','/platform/releases']]) {
    await page.goto(base+p); await page.waitForLoadState('networkidle').catch(()=>{}); await page.waitForTimeout(700);
    await shot(page,`${n}-${lang}-${w}`);
  }
  await ctx.close();
}
await browser.close();
