import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProviderError, ProviderRefusal } from '#src/sales/payments/index.ts';
import { ForgedNotification } from '#src/sales/payments/payment-provider.ts';
import { loadSandboxWechatpayConfig } from '#src/sales/payments/wechatpay/sandbox-account.ts';
import { createWechatpayProvider } from '#src/sales/payments/wechatpay/wechatpay-provider.ts';
import {
  aPayment,
  openInbox,
  openSandbox,
  payNow,
  readPayment,
  temporaryFolder,
  untilGenuine,
} from '../testing/sandbox-setup.ts';

const provider = 'wechatpay';

const unknownOutcome = (words: RegExp) => (error: unknown) => {
  assert.ok(error instanceof ProviderError && !(error instanceof ProviderRefusal));
  assert.match(error.message, words);
  assert.doesNotMatch(`${error.stack}${JSON.stringify(error)}`, /KEY-----|signature="/);
  assert.equal(error.cause, undefined);
  return true;
};

const answers: [string, RegExp][] = [
  ['hang', /no answer within 500 ms/],
  ['500', /answered with HTTP 500/],
  ['reset', /the connection failed \((ECONNRESET|UND_ERR_SOCKET)\)/],
  ['truncate', /its signature is not WeChat Pay’s/],
  ['badSign', /its signature is not WeChat Pay’s/],
];

for (const [answer, words] of answers)
  test(`${answer}: the caller learns before the timeout that the outcome is unknown`, async (t) => {
    const sandbox = await openSandbox(t, { provider, timeoutMs: 500 });
    const { paymentNo, amount, ...rest } = aPayment();
    await payNow(sandbox, { paymentNo, amount, ...rest });
    await sandbox.control('', { answer });
    const begun = Date.now();
    await assert.rejects(sandbox.provider.query(paymentNo), unknownOutcome(words));
    const request = { paymentNo, paid: amount, refundNo: 'R1', amount: 100, reason: '退款' };
    await assert.rejects(sandbox.provider.refund(request), unknownOutcome(words));
    assert.ok(Date.now() - begun < 10_000);
    await sandbox.control('', { answer: 'normal' });
    assert.equal(await sandbox.provider.queryRefund(paymentNo, 'R1'), 'success', 'it happened all the same');
    assert.equal(await sandbox.provider.refund(request), 'processing', 'and happens once');
  });

test('foreign keys and an unreachable gateway leave the outcome unknown', async (t) => {
  const sandbox = await openSandbox(t, { provider });
  const account = await loadSandboxWechatpayConfig(sandbox.dataDir, Number(new URL(sandbox.origin).port));
  const { privateKey } = await loadSandboxWechatpayConfig(await temporaryFolder(), 9);
  const stranger = createWechatpayProvider({ ...account, privateKey, notifyUrl: sandbox.inbox.url });
  await assert.rejects(stranger.query('P1'), /401 SIGN_ERROR/);
  const nowhere = createWechatpayProvider({ ...account, baseUrl: 'http://127.0.0.1:9', notifyUrl: '' });
  await assert.rejects(nowhere.query('P1'), unknownOutcome(/the connection failed \(ECONNREFUSED\)/));
});

test('the status alone decides whether a notification is retried', async (t) => {
  const inbox = await openInbox(t, (count) => [500, 400, 302, 204][count - 1] ?? 204, provider);
  const sandbox = await openSandbox(t, { provider, inbox, clock: 1000 });
  await payNow(sandbox, aPayment());
  const posts = await inbox.received(4);
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.equal(posts.length, 4);
  assert.equal(new Set(posts.map((fields) => readPayment(sandbox, fields).notificationId)).size, 1);
  assert.equal(new Set(posts.map((fields) => fields['wechatpay-signature'])).size, 4);
});

test('forge: the notification is not signed by WeChat Pay; switched off, the valid one follows', async (t) => {
  const inbox = await openInbox(t, () => 500, provider);
  const sandbox = await openSandbox(t, { provider, inbox, clock: 300 });
  await sandbox.control('', { notify: 'forge' });
  await payNow(sandbox, aPayment());
  const [forged = {}] = await inbox.received(1);
  assert.throws(() => sandbox.provider.parseNotification(forged), ForgedNotification);
  await sandbox.control('', { notify: 'normal' });
  await untilGenuine(sandbox);
});

test('a wrong amount, app or seller is validly signed and reported as a mismatch', async (t) => {
  const sandbox = await openSandbox(t, { provider });
  await payNow(sandbox, aPayment(), { amount: 1, appId: 'wx1', sellerId: '1900000009' });
  const [fields = {}] = await sandbox.inbox.received(1);
  const { amount, appId, sellerId } = readPayment(sandbox, fields);
  assert.deepEqual([amount, appId, sellerId], [1, 'wx1', '1900000009']);
});

test('a restart keeps trades and refunds', async (t) => {
  const first = await openSandbox(t, { provider });
  const { dataDir } = first;
  const payment = aPayment();
  await payNow(first, payment);
  await first.stop();
  const second = await openSandbox(t, { provider, dataDir });
  assert.equal((await second.provider.query(payment.paymentNo)).state, 'success');
});
