import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cards, openCards } from '../testing/card-payment.ts';

const read = async (url: string, language: string) =>
  (await fetch(url, { headers: { 'accept-language': language } })).text();

for (const [language, subjectEn, expected] of [
  ['zh', undefined, ['lang="zh-CN"', '用银行卡付款', '湛江三日游', '会被银行拒绝', '返回商户']],
  ['en', 'Three days', ['lang="en"', 'Pay by card', 'Three days', 'is declined by the bank', 'Pay now']],
] as const)
  test(`a session in ${language} has its page in that language, whatever the browser prefers`, async (t) => {
    const sandbox = await openCards(t);
    const { url } = await sandbox.begin({ language, subjectEn });
    for (const browser of ['zh-CN', 'en-GB']) {
      const text = await read(url, browser);
      for (const part of [...expected, '沙箱', '4242 4242 4242 4242', '1299.00'])
        assert.ok(text.includes(part), part);
    }
  });

test('the page takes no card number, and leads back to the cashier', async (t) => {
  const sandbox = await openCards(t);
  const { url } = await sandbox.begin({ cancelUrl: 'http://127.0.0.1:4299/pay?orderNo=T1' });
  const text = await read(url, 'en');
  assert.doesNotMatch(text, /type="(text|tel|number)"/);
  assert.match(text, /<a class="button secondary" href="http:\/\/127\.0\.0\.1:4299\/pay\?orderNo=T1">/);
});

test('markup in a title is escaped', async (t) => {
  const sandbox = await openCards(t);
  const { url } = await sandbox.begin({ subject: '<img src=x onerror="alert(1)">' });
  const text = await read(url, 'zh');
  assert.ok(text.includes('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;') && !text.includes('<img'));
});

test('an unknown session gets a 404 page, and an unknown card is declined', async (t) => {
  const sandbox = await openCards(t);
  assert.equal((await fetch(`${sandbox.origin}/stripe/checkout/nothing`)).status, 404);
  const payment = await sandbox.begin();
  assert.equal((await sandbox.press(payment, 'pay', { card: 'constructor' })).status, 402);
  assert.equal((await sandbox.press(payment, 'pay', {})).status, 402);
});

test('the page of a paid session says so and leads back', async (t) => {
  const sandbox = await openCards(t);
  const payment = await sandbox.begin({ language: 'en' });
  await sandbox.press(payment, 'pay', { card: cards.good });
  assert.match(await read(payment.url, 'en'), /Payment received/);
});
