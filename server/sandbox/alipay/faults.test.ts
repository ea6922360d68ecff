import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAlipayProvider } from '#src/sales/payments/alipay/alipay-provider.ts';
import { loadSandboxAlipayConfig } from '#src/sales/payments/alipay/sandbox-account.ts';
import { ProviderError, ProviderRefusal } from '#src/sales/payments/index.ts';
import { ForgedNotification } from '#src/sales/payments/payment-provider.ts';
import { buildSandbox } from '../app.ts';
import { createFaults, firstWaits } from '../gateway/faults.ts';
import {
  aPayment,
  openInbox,
  openSandbox,
  payNow,
  readPayment,
  temporaryFolder,
  untilGenuine,
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
    const sandbox = await openSandbox(t, { timeoutMs: 400 });
    const payment = aPayment();
    await payNow(sandbox, payment);
    await sandbox.control('', { answer });
    const begun = Date.now();
    await assert.rejects(sandbox.provider.query(payment.paymentNo), unknownOutcome(words));
    assert.ok(Date.now() - begun < 10_000);
    await sandbox.control('', { answer: 'normal' });
    assert.equal((await sandbox.provider.query(payment.paymentNo)).state, 'success');
  });
}

test('a refund whose response was lost happens once, and the retry says so', async (t) => {
  const sandbox = await openSandbox(t, { timeoutMs: 400 });
  const payment = aPayment({ amount: 5000 });
  await payNow(sandbox, payment);
  await sandbox.control('', { answer: 'hang' });
  const request = {
    paymentNo: payment.paymentNo,
    paid: payment.amount,
    refundNo: 'R1',
    amount: 3000,
    reason: '退款',
  };
  await assert.rejects(sandbox.provider.refund(request), ProviderError);
  await sandbox.control('', { answer: 'normal' });
  assert.equal(await sandbox.provider.queryRefund(payment.paymentNo, 'R1'), 'success');
  assert.equal(await sandbox.provider.refund(request), 'success');
  assert.equal(await sandbox.provider.refund({ ...request, refundNo: 'R2', amount: 2000 }), 'success');
});

test('an unreachable gateway is a connection failure', async () => {
  const account = await loadSandboxAlipayConfig(await temporaryFolder(), 9);
  const provider = createAlipayProvider({ ...account, notifyUrl: 'http://127.0.0.1:9/' });
  await assert.rejects(provider.query('P1'), unknownOutcome(/the connection failed \(ECONNREFUSED\)/));
});

test('foreign keys are refused by the gateway', async (t) => {
  const sandbox = await openSandbox(t);
  const stranger = await loadSandboxAlipayConfig(await temporaryFolder(), 1);
  const provider = createAlipayProvider({
    ...(await loadSandboxAlipayConfig(sandbox.dataDir, Number(new URL(sandbox.origin).port))),
    privateKey: stranger.privateKey,
    notifyUrl: sandbox.inbox.url,
  });
  await assert.rejects(provider.query('P1'), /isv\.invalid-signature/);
});

test('notifications are retried on schedule until the merchant answers success', async (t) => {
  const inbox = await openInbox(
    t,
    (count) => ['fail', 'Success', 'success\n', 'success'][count - 1] ?? 'success',
  );
  const sandbox = await openSandbox(t, { inbox, clock: 24_000 });
  await payNow(sandbox, aPayment());
  const bodies = await inbox.received(4);
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.equal(bodies.length, 4);
  const ids = new Set(bodies.map((body) => readPayment(sandbox, body).notificationId));
  assert.equal(ids.size, 1);
});

test('repeat: the same notification is posted the configured number of times', async (t) => {
  const sandbox = await openSandbox(t);
  await sandbox.control('', { notify: 'repeat', repeat: 7 });
  await payNow(sandbox, aPayment());
  const bodies = await sandbox.inbox.received(7);
  assert.equal(new Set(bodies.map((body) => body.notify_id)).size, 1);
});

test('forge: the notification has an invalid signature; switched off, the valid one follows', async (t) => {
  const inbox = await openInbox(t, () => 'failure');
  const sandbox = await openSandbox(t, { inbox, clock: 2400 });
  await sandbox.control('', { notify: 'forge' });
  await payNow(sandbox, aPayment());
  const [forged = {}] = await inbox.received(1);
  assert.throws(() => sandbox.provider.parseNotification(forged), ForgedNotification);
  await sandbox.control('', { notify: 'normal' });
  await untilGenuine(sandbox);
});

test('lose: no notification arrives, and only a query shows the payment', async (t) => {
  const sandbox = await openSandbox(t);
  await sandbox.control('', { notify: 'lose' });
  const payment = aPayment();
  await payNow(sandbox, payment);
  await new Promise((resolve) => setTimeout(resolve, 150));
  assert.equal(sandbox.inbox.bodies.length, 0);
  assert.equal((await sandbox.provider.query(payment.paymentNo)).state, 'success');
});

test('a wrong amount or app is validly signed and reported as a mismatch', async (t) => {
  const sandbox = await openSandbox(t);
  const payment = aPayment();
  await payNow(sandbox, payment, { amount: 1, appId: '2021000000000001' });
  const [body = {}] = await sandbox.inbox.received(1);
  const notification = readPayment(sandbox, body);
  assert.deepEqual([notification.amount, notification.appId], [1, '2021000000000001']);
  assert.equal((await sandbox.provider.query(payment.paymentNo)).amount, 1);
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
  const sandbox = await openSandbox(t);
  assert.equal((await sandbox.control('', { notify: 'sometimes' })).status, 400);
  assert.equal((await sandbox.control('', { speed: 3 })).status, 400);
  assert.equal((await sandbox.control('', { repeat: '3' })).status, 400);
  assert.equal((await sandbox.control('/pay/unknown')).status, 404);
  const faults = await fetch(`${sandbox.origin}/control/alipay`);
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
