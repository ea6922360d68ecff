import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProviderError, ProviderRefusal } from '#src/sales/payments/index.ts';
import { ForgedNotification } from '#src/sales/payments/payment-provider.ts';
import { loadSandboxStripeConfig } from '#src/sales/payments/stripe/sandbox-account.ts';
import { createStripeProvider } from '#src/sales/payments/stripe/stripe-provider.ts';
import { openCards, payByCard } from '../testing/card-payment.ts';
import { openInbox, readPayment, temporaryFolder, untilGenuine } from '../testing/sandbox-setup.ts';

const unknownOutcome = (words: RegExp) => (error: unknown) => {
  assert.ok(error instanceof ProviderError && !(error instanceof ProviderRefusal));
  assert.match(error.message, words);
  assert.doesNotMatch(`${error.stack}${JSON.stringify(error)}`, /sk_test_|whsec_|Bearer/);
  assert.equal(error.cause, undefined);
  return true;
};

const answers: [string, RegExp][] = [
  ['hang', /no answer within 500 ms/],
  ['500', /cannot be read|HTTP 500/],
  ['reset', /the connection failed/],
  ['truncate', /the answer cannot be read/],
];

for (const [answer, words] of answers)
  test(`${answer}: the outcome is unknown, a refund happens all the same, and only once`, async (t) => {
    const { sandbox, paymentNo, reference, tradeNo, refund } = await payByCard(t, { timeoutMs: 500 });
    await sandbox.control('', { answer });
    const begun = Date.now();
    await assert.rejects(sandbox.provider.query(paymentNo, reference), unknownOutcome(words));
    await assert.rejects(refund('R1', 100), unknownOutcome(words));
    assert.ok(Date.now() - begun < 10_000);
    await sandbox.control('', { answer: 'normal' });
    assert.equal(await sandbox.provider.queryRefund(paymentNo, 'R1', tradeNo), 'success');
    assert.equal(await refund('R1', 100), 'success');
    assert.equal(await refund('R2', 9900), 'success', 'the first one moved 100 fen');
  });

test('a foreign key is refused without being quoted; an unreachable gateway leaves the outcome unknown', async (t) => {
  const sandbox = await openCards(t);
  const port = Number(new URL(sandbox.origin).port);
  const portal = 'portal.example';
  const { secretKey } = await loadSandboxStripeConfig(await temporaryFolder(), port);
  const account = await loadSandboxStripeConfig(sandbox.dataDir, port);
  const stranger = createStripeProvider({ ...account, secretKey, portal });
  await assert.rejects(
    stranger.query('P1', 'cs_test_1'),
    /^Error: Stripe checkout\.sessions\.retrieve: 401 /,
  );
  const nowhere = createStripeProvider({ ...account, sandboxUrl: 'http://127.0.0.1:9', portal });
  await assert.rejects(nowhere.query('P1', 'cs_test_1'), unknownOutcome(/the connection failed/));
});

test('a status outside of 2xx makes the webhook come again, signed anew', async (t) => {
  const inbox = await openInbox(t, (count) => [500, 400, 302, 200][count - 1] ?? 200, 'stripe');
  const { sandbox } = await payByCard(t, { inbox, clock: 10_000 });
  const posts = await inbox.received(4);
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.equal(posts.length, 4);
  assert.equal(new Set(posts.map((fields) => readPayment(sandbox, fields).notificationId)).size, 1);
});

test('forge: the webhook has a wrong signature; switched off, the genuine one follows', async (t) => {
  const inbox = await openInbox(t, () => 500, 'stripe');
  const sandbox = await openCards(t, { inbox, clock: 2000 });
  await sandbox.control('', { notify: 'forge' });
  const { paymentNo } = await sandbox.begin();
  await sandbox.control(`/pay/${paymentNo}`);
  const [forged = {}] = await inbox.received(1);
  assert.throws(() => sandbox.provider.parseNotification(forged), ForgedNotification);
  await sandbox.control('', { notify: 'normal' });
  await untilGenuine(sandbox);
});

test('a wrong amount, mode or portal is validly signed and reported as a mismatch', async (t) => {
  const sandbox = await openCards(t);
  const { paymentNo } = await sandbox.begin();
  await sandbox.control(`/pay/${paymentNo}`, { amount: 1, appId: 'live', sellerId: 'other.example' });
  const [fields = {}] = await sandbox.inbox.received(1);
  const { amount, appId, sellerId } = readPayment(sandbox, fields);
  assert.deepEqual([amount, appId, sellerId], [1, 'live', 'other.example']);
});

test('a restart keeps sessions, payments and refunds', async (t) => {
  const { sandbox, paymentNo, reference, tradeNo, refund } = await payByCard(t);
  await refund('R1', 100);
  await sandbox.stop();
  const { provider } = await openCards(t, { dataDir: sandbox.dataDir });
  assert.equal((await provider.query(paymentNo, reference)).state, 'success');
  assert.equal(await provider.queryRefund(paymentNo, 'R1', tradeNo), 'success');
});
