import { chromium } from '@playwright/test';

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
const jobs = JSON.parse(process.argv[2]);
for (const {
  url,
  out,
  width = 1440,
  height = 900,
  full = false,
  token,
  lang = 'zh-CN',
  steps = [],
  wait = 700,
  touch = false,
} of jobs) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: lang,
    hasTouch: touch,
    isMobile: touch,
  });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(out, 'console:', m.text()));
  page.on('pageerror', (e) => console.log(out, 'pageerror:', e.message));
  if (token) await page.addInitScript((t) => localStorage.setItem('accessToken', t), token);
  await page.goto('http://127.0.0.1:4401' + url);
  await page.waitForTimeout(wait);
  for (const s of steps) {
    if (s.click) await page.click(s.click);
    if (s.fill) await page.fill(...s.fill);
    if (s.press) await page.keyboard.press(s.press);
    if (s.eval) console.log(out, JSON.stringify(await page.evaluate(s.eval)));
    if (s.wait) await page.waitForTimeout(s.wait);
  }
  await page.screenshot({ path: `/tmp/sh44/${out}.png`, fullPage: full });
  await context.close();
}
await browser.close();
