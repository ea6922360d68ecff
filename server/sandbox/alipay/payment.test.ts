import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ForgedNotification } from '#src/sales/payments/payment-provider.ts';
import { aPayment, openSandbox, payNow, readPayment, scan } from '../testing/sandbox-setup.ts';

test('a code is scanned, paid at the cashier, and the merchant is notified', async (t) => {
  const sandbox = await openSandbox(t);
  const payment = aPayment({ subject: '100% 海岛 <b>游</b> + "早餐"' });
  const offer = await sandbox.provider.start('qr', payment);
  assert.ok(offer.way === 'qr' && offer.code.startsWith(`${sandbox.origin}/alipay/scan/`));
  assert.deepEqual(await sandbox.provider.query(payment.paymentNo), { state: 'absent' });

  await fetch(offer.code);
  const waiting = await sandbox.provider.query(payment.paymentNo);
  assert.equal(waiting.state, 'waiting');
  assert.equal(waiting.amount, payment.amount);

  const paid = await fetch(`${offer.code.replace('/scan/', '/cashier/')}/pay`, { method: 'POST' });
  assert.match(await paid.text(), /Payment received/);
  const [body = {}] = await sandbox.inbox.received(1);
  const notification = readPayment(sandbox, body);
  assert.deepEqual(await sandbox.provider.query(payment.paymentNo), {
    state: 'success',
    tradeNo: notification.tradeNo,
    amount: payment.amount,
  });
  assert.deepEqual(
    {
      paymentNo: notification.paymentNo,
      amount: notification.amount,
      state: notification.state,
      seller: notification.sellerId,
      app: notification.appId,
    },
    {
      ...{ paymentNo: payment.paymentNo, amount: payment.amount, state: 'success' },
      seller: sandbox.provider.sellerId,
      app: sandbox.provider.appId,
    },
  );
  assert.match(notification.notificationId, /^[\da-f]{34}$/);
});

test('a page payment redirects to the cashier and back with signed parameters', async (t) => {
  const sandbox = await openSandbox(t);
  const payment = aPayment();
  const offer = await sandbox.provider.start('page', payment);
  assert.ok(offer.way === 'page' && offer.url.startsWith(`${sandbox.origin}/gateway.do?`));
  const cashier = await fetch(offer.url);
  assert.match(cashier.url, /\/alipay\/cashier\/[\da-f]{32}$/);
  assert.match(await cashier.text(), /1299\.00/);

  const paid = await fetch(`${cashier.url}/pay`, { method: 'POST', redirect: 'manual' });
  assert.equal(paid.status, 303);
  const back = new URL(paid.headers.get('location') ?? '');
  assert.equal(`${back.origin}${back.pathname}`, 'http://127.0.0.1:4299/pay');
  assert.equal(back.searchParams.get('order'), '7');
  assert.equal(back.searchParams.get('out_trade_no'), payment.paymentNo);
  assert.equal(back.searchParams.get('total_amount'), '1299.00');
});

test('a request has its time in Asia/Shanghai, whatever the time zone of the host', async (t) => {
  const sandbox = await openSandbox(t);
  const offer = await sandbox.provider.start('page', aPayment());
  const stamp = new URL(offer.way === 'page' ? offer.url : '').searchParams.get('timestamp') ?? '';
  const age = Date.now() - Date.parse(`${stamp.replace(' ', 'T')}+08:00`);
  assert.ok(age >= 0 && age < 10_000, stamp);
});

test("the cashier also accepts a POST of the merchant's form", async (t) => {
  const sandbox = await openSandbox(t);
  const offer = await sandbox.provider.start('page', aPayment());
  const url = new URL(offer.way === 'page' ? offer.url : '');
  const content = url.searchParams.get('biz_content') ?? '';
  url.searchParams.delete('biz_content');
  const page = await fetch(url, { method: 'POST', body: new URLSearchParams({ biz_content: content }) });
  assert.match(await page.text(), /湛江三日游/);
});

test('a tampered page URL is refused', async (t) => {
  const sandbox = await openSandbox(t);
  const offer = await sandbox.provider.start('page', aPayment());
  const url = (offer.way === 'page' ? offer.url : '').replace('1299.00', '0.01');
  const page = await fetch(url);
  assert.equal(page.status, 400);
  assert.match(await page.text(), /isv\.invalid-signature/);
});

test('cancelling charges nothing and leaves the payment open', async (t) => {
  const sandbox = await openSandbox(t);
  const payment = aPayment();
  const { code } = await scan(sandbox, payment);
  const left = await fetch(`${code.replace('/scan/', '/cashier/')}/give-up`, { method: 'POST' });
  assert.match(await left.text(), /Nothing was charged/);
  assert.equal((await sandbox.provider.query(payment.paymentNo)).state, 'waiting');
  assert.equal(sandbox.inbox.bodies.length, 0);
});

test('a payment after the deadline is refused', async (t) => {
  const sandbox = await openSandbox(t);
  const payment = aPayment({ expiresAt: new Date(Date.now() + 2000) });
  const { code } = await scan(sandbox, payment);
  const unscanned = aPayment({ expiresAt: payment.expiresAt });
  await sandbox.provider.start('qr', unscanned);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const late = await fetch(`${code.replace('/scan/', '/cashier/')}/pay`, { method: 'POST' });
  assert.equal(late.status, 410);
  assert.equal((await sandbox.provider.query(payment.paymentNo)).state, 'closed');
  assert.equal((await sandbox.control(`/pay/${unscanned.paymentNo}`)).status, 409);
  assert.equal((await sandbox.provider.query(unscanned.paymentNo)).state, 'absent');
});

test('two clicks on pay are one payment', async (t) => {
  const sandbox = await openSandbox(t);
  const { code } = await scan(sandbox, aPayment());
  const pay = () => fetch(`${code.replace('/scan/', '/cashier/')}/pay`, { method: 'POST' });
  const pages = await Promise.all([pay(), pay()]);
  for (const page of pages) assert.match(await page.text(), /Payment received/);
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal(sandbox.inbox.bodies.length, 1);
});

const CHANGES: Record<string, Record<string, string>> = {
  amount: { total_amount: '0.01' },
  seller: { seller_id: '2088000000000001' },
  'signature type': { sign_type: 'RSA' },
  'unknown signature type': { sign_type: 'NONE' },
  signature: { sign: 'AAAA' },
  'missing signature': { sign: '' },
};

for (const [what, change] of Object.entries(CHANGES)) {
  test(`a notification with a changed ${what} is detected as forged`, async (t) => {
    const sandbox = await openSandbox(t);
    await payNow(sandbox, aPayment());
    const [body = {}] = await sandbox.inbox.received(1);
    assert.doesNotThrow(() => sandbox.provider.parseNotification(body));
    assert.throws(() => sandbox.provider.parseNotification({ ...body, ...change }), ForgedNotification);
  });
}
