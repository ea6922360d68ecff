import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aPayment, openSandbox, scan } from '../testing/sandbox-setup.ts';

const read = async (url: string, language: string) => {
  const page = await fetch(url, { headers: { 'accept-language': language } });
  return { page, text: await page.text() };
};

test('the cashier shows seller, subject, amount and remaining time', async (t) => {
  const sandbox = await openSandbox(t);
  const payment = aPayment();
  const { code } = await scan(sandbox, payment);
  const { page, text } = await read(code, 'zh-CN,zh;q=0.9');
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
  assert.match(text, /<html lang="zh-CN">/);
  for (const part of [
    '沙箱',
    '不会扣真钱',
    '海途旅行',
    payment.subject,
    payment.paymentNo,
    '1299.00',
    '剩余时间',
  ]) {
    assert.ok(text.includes(part), part);
  }
  assert.match(text, /<h1>确认付款<\/h1>/);
  assert.match(text, /<button class="button primary" type="submit">确认付款<\/button>/);
  assert.match(text, /<button class="button secondary" type="submit">放弃付款<\/button>/);
  assert.match(text, /role="timer" aria-labelledby="left" data-left="\d+">(10:00|9:5\d)</);
});

for (const [language, lang, button] of [
  ['en-GB,en;q=0.9,zh;q=0.8', 'en', 'Pay now'],
  ['fr', 'en', 'Pay now'],
  ['zh-TW', 'zh-CN', '确认付款'],
  ['zh', 'zh-CN', '确认付款'],
] as const) {
  test(`a browser asking for ${language} reads ${lang}`, async (t) => {
    const sandbox = await openSandbox(t);
    const { code } = await scan(sandbox, aPayment());
    const { text, page } = await read(code, language);
    assert.ok(text.includes(`<html lang="${lang}">`) && text.includes(`>${button}</button>`));
    assert.equal(page.headers.get('vary'), 'accept-language');
  });
}

test('markup in a subject is escaped', async (t) => {
  const sandbox = await openSandbox(t);
  const { code } = await scan(
    sandbox,
    aPayment({ subject: `<img src=x onerror="alert(1)"> O'Neil & <script>` }),
  );
  const { text } = await read(code, 'en');
  assert.ok(text.includes('&lt;img src x onerror &quot;alert(1)&quot;&gt; O&#39;Neil &lt;script&gt;'));
  assert.ok(!text.includes('<img'));
});

test('the policy allows only the own style and script', async (t) => {
  const sandbox = await openSandbox(t);
  const { code } = await scan(sandbox, aPayment());
  const { page, text } = await read(code, 'en');
  const policy = page.headers.get('content-security-policy') ?? '';
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  assert.match(policy, /^default-src 'none';/);
  assert.ok(text.includes(`<script nonce="${nonce}">`) && text.includes(`<style nonce="${nonce}">`));
  assert.doesNotMatch(text, /(src|href)="https?:/);
});

test('an unknown URL gets a 404 page', async (t) => {
  const sandbox = await openSandbox(t);
  const { page, text } = await read(`${sandbox.origin}/alipay/scan/nothing`, 'zh');
  assert.equal(page.status, 404);
  assert.match(text, /找不到这笔付款/);
});

for (const provider of ['alipay', 'wechatpay'] as const)
  test(`the cashier of ${provider} works with the form posts of a browser`, async (t) => {
    const sandbox = await openSandbox(t, { provider });
    const { code } = await scan(sandbox, aPayment());
    const press = (button: string) =>
      fetch(`${code.replace('/scan/', '/cashier/')}/${button}`, {
        method: 'POST',
        body: new URLSearchParams(),
      });
    assert.match(await (await press('give-up')).text(), /Nothing was charged/);
    assert.match(await (await press('pay')).text(), /Payment received/);
  });
