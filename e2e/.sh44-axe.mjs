import { chromium } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
for (const [url, token, width] of [['/gallery'], ['/gallery?lang=en', undefined, 375], ['/login'], ['/nowhere', undefined, 375], ['/401'], ['/system/user', 'Bearer x'], ['/index', 'Bearer expired']]) {
  const context = await browser.newContext({ viewport: { width: width ?? 1440, height: 900 } });
  const page = await context.newPage();
  if (token) await page.addInitScript((t) => localStorage.setItem('accessToken', t), token);
  await page.goto('http://127.0.0.1:4401' + url); await page.waitForTimeout(2200);
  const { violations } = await new AxeBuilder({ page }).analyze();
  console.log(url, violations.length);
  for (const v of violations) console.log('  ', v.impact, v.id, v.nodes.slice(0, 3).map((n) => n.target.join(' ') + ' :: ' + (n.any[0]?.message ?? n.all[0]?.message ?? n.none[0]?.message)).join(' | '));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) console.log('   overflows by', wide);
  await context.close();
}
await browser.close();
