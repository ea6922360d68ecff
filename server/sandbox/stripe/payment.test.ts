import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProviderRefusal } from '#src/sales/payments/index.ts';
import { cards, openCards, payByCard } from '../testing/card-payment.ts';
import { readPayment } from '../testing/sandbox-setup.ts';

const refused = (words: RegExp) => (error: unknown) =>
  error instanceof ProviderRefusal && words.test(error.message);

test('a card pays on the hosted page; the webhook and the query agree, and the buyer returns', async (t) => {
  const sandbox = await openCards(t);
  const payment = await sandbox.begin();
  const { paymentNo, amount, reference } = payment;
  assert.match(payment.url, new RegExp(`^${sandbox.origin}/stripe/checkout/[\\da-f]{32}$`));
  assert.deepEqual(await sandbox.provider.query(paymentNo, reference), { state: 'waiting' });
  const reply = await sandbox.press(payment, 'pay', { card: cards.good });
  assert.deepEqual([reply.status, reply.headers.get('location')], [303, `${sandbox.inbox.url}?returned=1`]);
  const [fields = {}] = await sandbox.inbox.received(1);
  const { notificationId, tradeNo, ...told } = readPayment(sandbox, fields);
  assert.deepEqual(told, {
    ...{ appId: 'test', sellerId: 'portal.example', paymentNo, amount, state: 'success' },
  });
  assert.match(notificationId, /^evt_/);
  assert.match(tradeNo, /^pi_/);
  assert.deepEqual(await sandbox.provider.query(paymentNo, reference), { state: 'success', tradeNo, amount });
});

test('a payment without a session is absent, and closing it succeeds', async (t) => {
  const { provider } = await openCards(t);
  assert.deepEqual(await provider.query('P1'), { state: 'absent' });
  await provider.close('P1');
});

test('a declined card charges nothing, and another one pays', async (t) => {
  const sandbox = await openCards(t);
  const payment = await sandbox.begin();
  const declined = await sandbox.press(payment, 'pay', { card: cards.declined });
  assert.equal(declined.status, 402);
  assert.match(await declined.text(), /role="alert">这张卡被拒绝了，没有扣款/);
  assert.equal((await sandbox.provider.query(payment.paymentNo, payment.reference)).state, 'waiting');
  assert.equal((await sandbox.press(payment, 'pay', { card: cards.good })).status, 303);
  assert.equal((await sandbox.inbox.received(1)).length, 1);
});

test('a card with 3-D Secure pays only after the confirmation of its bank', async (t) => {
  const sandbox = await openCards(t);
  const payment = await sandbox.begin({ language: 'en' });
  const bank = await sandbox.press(payment, 'pay', { card: cards.bank });
  assert.match(await bank.text(), /<h1>Your bank verifies the payment<\/h1>/);
  const stateOf = async () => (await sandbox.provider.query(payment.paymentNo, payment.reference)).state;
  assert.equal(await stateOf(), 'waiting');
  assert.equal((await sandbox.press(payment, 'bank', { answer: 'deny' })).status, 402);
  assert.equal(await stateOf(), 'waiting');
  assert.equal((await sandbox.press(payment, 'bank', { answer: 'confirm' })).status, 303);
  assert.equal(await stateOf(), 'success');
});

test('a repeated start gives the same session, in another language another one', async (t) => {
  const sandbox = await openCards(t);
  const payment = { paymentNo: 'P261120AAAAAAAAAA', expiresAt: new Date(Date.now() + 600_000) };
  const [first, again] = await Promise.all([sandbox.begin(payment), sandbox.begin(payment)]);
  assert.equal(again.reference, first.reference);
  const english = await sandbox.begin({ ...payment, language: 'en' });
  assert.notEqual(english.reference, first.reference);
});

test('a closed session cannot be paid; closing it again succeeds, and the webhook reports it', async (t) => {
  const sandbox = await openCards(t);
  const payment = await sandbox.begin();
  const { paymentNo, reference } = payment;
  await sandbox.provider.close(paymentNo, reference);
  await sandbox.provider.close(paymentNo, reference);
  assert.deepEqual(await sandbox.provider.query(paymentNo, reference), { state: 'closed' });
  assert.equal((await fetch(payment.url)).status, 410);
  assert.equal((await sandbox.press(payment, 'pay', { card: cards.good })).status, 410);
  const [fields = {}] = await sandbox.inbox.received(1);
  assert.equal(readPayment(sandbox, fields).state, 'closed');
});

test('a paid session cannot be closed', async (t) => {
  const { sandbox, paymentNo, reference } = await payByCard(t);
  await assert.rejects(sandbox.provider.close(paymentNo, reference), refused(/status of complete/));
});

test('a session of another payment decides nothing', async (t) => {
  const { sandbox, reference } = await payByCard(t);
  await assert.rejects(sandbox.provider.query('P2', reference), /about another payment/);
});

test('partial refunds add up exactly, and a fen more is refused', async (t) => {
  const { sandbox, paymentNo, tradeNo, refund } = await payByCard(t);
  assert.equal(await refund('R1', 3333), 'success');
  assert.equal(await refund('R2', 3333), 'success');
  await assert.rejects(refund('R3', 3335), refused(/greater than unrefunded amount/));
  assert.equal(await sandbox.provider.queryRefund(paymentNo, 'R3', tradeNo), 'absent');
  assert.equal(await refund('R4', 3334), 'success');
  for (const refundNo of ['R1', 'R2', 'R4'])
    assert.equal(await sandbox.provider.queryRefund(paymentNo, refundNo, tradeNo), 'success');
  const ends = (await sandbox.inbox.received(4)).slice(1).map((fields) => {
    const notification = sandbox.provider.parseNotification(fields);
    return 'refundNo' in notification ? [notification.refundNo, notification.amount, notification.state] : [];
  });
  assert.deepEqual(ends.sort(), [
    ['R1', 3333, 'success'],
    ['R2', 3333, 'success'],
    ['R4', 3334, 'success'],
  ]);
});

test('a refund repeated under its number moves money once; with another amount it is refused', async (t) => {
  const { refund } = await payByCard(t);
  await Promise.all([1, 2, 3, 4].map(() => refund('R1', 6000)));
  await assert.rejects(refund('R1', 5999), refused(/same parameters/));
  await assert.rejects(refund('R3', 4001), refused(/greater than unrefunded/));
  assert.equal(await refund('R2', 4000), 'success');
});

test('an unpaid payment cannot be refunded', async (t) => {
  const sandbox = await openCards(t);
  const { paymentNo } = await sandbox.begin();
  const request = { paymentNo, tradeNo: 'pi_1', paid: 1, refundNo: 'R1', reason: '退款', amount: 1 };
  await assert.rejects(sandbox.provider.refund(request), refused(/No such payment_intent/));
});

const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

test('the bill of a day lists its payments and refunds over several pages, and no others', async (t) => {
  const { sandbox, paymentNo, tradeNo, refund } = await payByCard(t, { amount: 10_000 });
  const count = 105;
  for (let place = 1; place <= count; place += 1) await refund(`R${place}`, 1);
  const lines = await sandbox.provider.bill(today());
  assert.equal(lines.length, count + 1);
  assert.deepEqual(lines.at(-1), { kind: 'payment', number: paymentNo, tradeNo, amount: 10_000 });
  assert.deepEqual(lines[0], { kind: 'refund', number: `R${count}`, tradeNo, amount: 1 });
  assert.deepEqual(await sandbox.provider.bill('2020-02-29'), []);
});

test('a disputed payment is reported with its reason, amount and state', async (t) => {
  const { sandbox, paymentNo, tradeNo } = await payByCard(t);
  const reply = await sandbox.control(`/dispute/${paymentNo}`, { reason: 'product_not_received' });
  assert.equal(reply.status, 200);
  const [, fields = {}] = await sandbox.inbox.received(2);
  const notification = sandbox.provider.parseNotification(fields);
  assert.ok('detail' in notification);
  assert.equal(notification.tradeNo, tradeNo);
  assert.match(notification.detail, /^dispute dp_\w+: product_not_received, 100\.00 cny, needs_response$/);
});
