import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAlipayProvider } from '#src/sales/payments/alipay/alipay-provider.ts';
import { loadSandboxAlipayConfig } from '#src/sales/payments/alipay/sandbox-account.ts';
import { ProviderError, ProviderRefusal } from '#src/sales/payments/index.ts';
import { ForgedNotification } from '#src/sales/payments/payment-provider.ts';
import { buildSandbox } from '../app.ts';
import { createFaults, firstWaits } from '../desk/faults.ts';
import {
  aPayment,
  openInbox,
  openShop,
  payNow,
  readPayment,
  temporaryFolder,
  until,
} from '../testing/sandbox-setup.ts';

const unknownOutcome = (words: RegExp) => (error: unknown) => {
  assert.ok(error instanceof ProviderError && !(error instanceof ProviderRefusal));
  assert.match(error.message, words);
  assert.doesNotMatch(`${error.stack}${JSON.stringify(error)}`, /KEY-----|sign=/);
  assert.equal(error.cause, undefined);
  return true;
};

const ANSWERS: [string, RegExp][] = [
  ['hang', /alipay\.trade\.query: no answer within 400 ms/],
  ['500', /answered with HTTP 500/],
  ['reset', /the connection failed \((ECONNRESET|UND_ERR_SOCKET)\)/],
  ['truncate', /the answer cannot be read/],
  ['badSign', /the answer is not signed by Alipay/],
];

for (const [answer, words] of ANSWERS) {
  test(`${answer}: the caller learns before the timeout that the outcome is unknown`, async (t) => {
    const shop = await openShop(t, { timeoutMs: 400 });
    const payment = aPayment();
    await payNow(shop, payment);
    await shop.control('', { answer });
    const begun = Date.now();
    await assert.rejects(shop.provider.query(payment.paymentNo), unknownOutcome(words));
    assert.ok(Date.now() - begun < 10_000);
    await shop.control('', { answer: 'normal' });
    assert.equal((await shop.provider.query(payment.paymentNo)).state, 'success');
  });
}

test('a refund whose response was lost happens once, and the retry says so', async (t) => {
  const shop = await openShop(t, { timeoutMs: 400 });
  const payment = aPayment({ amount: 5000 });
  await payNow(shop, payment);
  await shop.control('', { answer: 'hang' });
  const request = {
    paymentNo: payment.paymentNo,
    paid: payment.amount,
    refundNo: 'R1',
    amount: 3000,
    reason: '退款',
  };
  await assert.rejects(shop.provider.refund(request), ProviderError);
  await shop.control('', { answer: 'normal' });
  assert.equal(await shop.provider.queryRefund(payment.paymentNo, 'R1'), 'success');
  assert.equal(await shop.provider.refund(request), 'success');
  assert.equal(await shop.provider.refund({ ...request, refundNo: 'R2', amount: 2000 }), 'success');
});

test('an unreachable gateway is a connection failure', async () => {
  const account = await loadSandboxAlipayConfig(await temporaryFolder(), 9);
  const provider = createAlipayProvider({ ...account, notifyUrl: 'http://127.0.0.1:9/' });
  await assert.rejects(provider.query('P1'), unknownOutcome(/the connection failed \(ECONNREFUSED\)/));
});

test('foreign keys are refused by the gateway', async (t) => {
  const shop = await openShop(t);
  const stranger = await loadSandboxAlipayConfig(await temporaryFolder(), 1);
  const provider = createAlipayProvider({
    ...(await loadSandboxAlipayConfig(shop.dataDir, Number(new URL(shop.origin).port))),
    privateKey: stranger.privateKey,
    notifyUrl: shop.inbox.url,
  });
  await assert.rejects(provider.query('P1'), /isv\.invalid-signature/);
});

test('notifications are retried on schedule until the merchant answers success', async (t) => {
  const inbox = await openInbox(
    t,
    (count) => ['fail', 'Success', 'success\n', 'success'][count - 1] ?? 'success',
  );
  const shop = await openShop(t, { inbox, clock: 24_000 });
  await payNow(shop, aPayment());
  const bodies = await inbox.received(4);
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.equal(bodies.length, 4);
  const ids = new Set(bodies.map((body) => shop.provider.parseNotification(body).noticeId));
  assert.equal(ids.size, 1);
});

test('repeat: the same notification is posted the configured number of times', async (t) => {
  const shop = await openShop(t);
  await shop.control('', { notify: 'repeat', repeat: 7 });
  await payNow(shop, aPayment());
  const bodies = await shop.inbox.received(7);
  assert.equal(new Set(bodies.map((body) => body.notify_id)).size, 1);
});

test('forge: the notification has an invalid signature; switched off, the valid one follows', async (t) => {
  const inbox = await openInbox(t, () => 'failure');
  const shop = await openShop(t, { inbox, clock: 2400 });
  await shop.control('', { notify: 'forge' });
  await payNow(shop, aPayment());
  const [forged = {}] = await inbox.received(1);
  assert.throws(() => shop.provider.parseNotification(forged), ForgedNotification);
  await shop.control('', { notify: 'normal' });
  await until(() => inbox.bodies.some((body) => body.sign !== forged.sign), 'the genuine notification');
  assert.equal(shop.provider.parseNotification(inbox.bodies.at(-1) ?? {}).state, 'success');
});

test('lose: no notification arrives, and only a query shows the payment', async (t) => {
  const shop = await openShop(t);
  await shop.control('', { notify: 'lose' });
  const payment = aPayment();
  await payNow(shop, payment);
  await new Promise((resolve) => setTimeout(resolve, 150));
  assert.equal(shop.inbox.bodies.length, 0);
  assert.equal((await shop.provider.query(payment.paymentNo)).state, 'success');
});

test('a wrong amount or app is validly signed and reported as a mismatch', async (t) => {
  const shop = await openShop(t);
  const payment = aPayment();
  await payNow(shop, payment, { amount: 1, appId: '2021000000000001' });
  const [body = {}] = await shop.inbox.received(1);
  const notice = readPayment(shop, body);
  assert.deepEqual([notice.amount, notice.appId], [1, '2021000000000001']);
  assert.equal((await shop.provider.query(payment.paymentNo)).amount, 1);
});

test('delay and shuffle stay within their bounds', () => {
  const faults = { ...createFaults(), delayMs: 800, repeat: 3 };
  assert.deepEqual(firstWaits({ ...faults, notify: 'delay' }), [800]);
  assert.deepEqual(firstWaits({ ...faults, notify: 'normal' }), [0]);
  const shares = [0.99, 0, 0.5];
  assert.deepEqual(
    firstWaits({ ...faults, notify: 'shuffle' }, () => shares.shift() ?? 0),
    [792, 0, 400],
  );
});

test('the switches refuse unknown values', async (t) => {
  const shop = await openShop(t);
  assert.equal((await shop.control('', { notify: 'sometimes' })).status, 400);
  assert.equal((await shop.control('', { speed: 3 })).status, 400);
  assert.equal((await shop.control('', { repeat: '3' })).status, 400);
  assert.equal((await shop.control('/pay/nobody')).status, 404);
  const faults = await fetch(`${shop.origin}/control/alipay`);
  assert.deepEqual(await faults.json(), { ...createFaults() });
});

test('the switches respond only to localhost', async (t) => {
  const app = await buildSandbox({ dataDir: await temporaryFolder() });
  t.after(() => app.close());
  const ask = async (remoteAddress: string) =>
    (await app.inject({ url: '/control/alipay', remoteAddress })).statusCode;
  assert.equal(await ask('10.0.0.7'), 403);
  assert.equal(await ask('1127.0.0.1'), 403);
  assert.deepEqual(
    [await ask('127.0.0.1'), await ask('::1'), await ask('::ffff:127.0.0.1')],
    [200, 200, 200],
  );
});
