import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { asc, eq, sql } from 'drizzle-orm';
import { messages, notifications, orders } from '#src/platform/database/index.ts';
import type { Mail, Sms } from '#src/platform/messaging/delivery.ts';
import { NotDelivered } from '#src/platform/messaging/index.ts';
import { openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { payAny, placeAny } from '#src/sales/fulfilment/testing/paid-order.ts';
import { expireOrders } from '#src/sales/my-orders/index.ts';
import { recordOrderEvents } from '#src/sales/orders/index.ts';
import { claimDueNotifications, deleteOldNotifications } from './notification-repository.ts';
import { maxAttempts, type NotificationDeps, sendNotifications } from './send-notifications.ts';

/** A portal with fake channels that record notifications and fail on demand. */
const openOffice = async (t: TestContext) => {
  const checkout = await openCheckout(t);
  const mails: Mail[] = [];
  const texts: Sms[] = [];
  const trouble: { mail?: () => Error; sms?: () => Error } = {};
  const mail = {
    send: async (letter: Mail) => {
      if (trouble.mail) throw trouble.mail();
      mails.push(letter);
    },
  };
  const sms = {
    send: async (letter: Sms) => {
      if (trouble.sms) throw trouble.sms();
      texts.push(letter);
    },
  };
  const deps: NotificationDeps = { ...checkout.payment, channels: { mail, sms } };
  const buyer = await checkout.buyer();
  const stand = async () =>
    (await checkout.deps.db.select().from(notifications).orderBy(asc(notifications.id))).map(
      ({ event, channel, state, attempts }) => `${event} ${channel} ${state} ${attempts}`,
    );
  return { checkout, deps, buyer, mails, texts, trouble, stand };
};

const day = '2027-05-01';

test('an order event sends one mail and one SMS', async (t) => {
  const { checkout, deps, buyer, mails, texts } = await openOffice(t);
  const order = await payAny(checkout, buyer, { kind: 'ticket', day });
  await sendNotifications(deps);
  assert.deepEqual(
    mails.map(({ to, subject }) => [to, subject]),
    [
      ['chen@example.com', mails[0]?.subject],
      ['chen@example.com', '电子门票已出票 · 海途旅行'],
    ],
  );
  assert.match(mails[0]?.subject ?? '', /^订单已提交，请在 \d\d:\d\d 前付款/);
  assert.deepEqual(
    texts.map(({ to, text }) => [to, text]),
    [
      [
        '13800000000',
        `【海途旅行】订单 ${order.orderNo} 的电子门票已出票，${day} 使用，请登录后在订单中查看二维码。`,
      ],
    ],
  );
  assert.ok(mails[1]?.text.includes(`/personal/ticket-order/detail?orderNo=${order.orderNo}`));
  assert.equal(await sendNotifications(deps), 0);
});

test('an order event makes one message for the member, in both languages and with a link to the order', async (t) => {
  const { checkout, buyer } = await openOffice(t);
  const { orderNo } = await payAny(checkout, buyer, { kind: 'ticket', day });
  const { db } = checkout.deps;
  const stored = await db.select().from(messages).orderBy(asc(messages.id));
  assert.deepEqual(
    stored.map(({ userId, category, source, path }) => [userId, category, source.split(' ')[2], path]),
    ['create', 'pay'].map((event) => [
      ...[buyer.userId, 'order', event],
      `/personal/ticket-order/detail?orderNo=${orderNo}`,
    ]),
  );
  assert.deepEqual(stored[1]?.title, { zh: '电子门票已出票', en: 'Your e-tickets are ready' });
  assert.match(stored[1]?.body.zh ?? '', /^我们已收到.*付款.*\n请登录后/);
  assert.match(stored[1]?.body.en ?? '', /^We have received .*\nLog in/);
  const again = {
    orderNo,
    event: 'pay',
    actor: 'system',
    after: { state: 'PAID', paymentNo: stored[1]?.source.split(' ')[3] },
  } as const;
  await recordOrderEvents(db, [again]);
  assert.equal(await db.$count(messages), 2, 'an event that is recorded twice makes one message');
});

test('an English booking is notified in English, one without a mail address by SMS only', async (t) => {
  const { checkout, deps, mails, texts } = await openOffice(t);
  const english = await checkout.signIn();
  const headers = { ...english.headers, 'accept-language': 'en-GB' };
  await checkout.book(
    { ...english, headers },
    { contact: { name: 'Ann', mobile: '13800000001', email: 'ann@example.com' } },
  );
  await checkout.book(await checkout.buyer());
  checkout.clock.advance(3600);
  await expireOrders(checkout.payment);
  await sendNotifications(deps);
  assert.deepEqual(
    mails.map(({ to }) => to),
    ['ann@example.com', 'ann@example.com'],
  );
  assert.match(mails[1]?.subject ?? '', /^Your order was closed because it was not paid in time/);
  assert.deepEqual(texts.map(({ text }) => /^【(Haitu Travel|海途旅行)】/.exec(text)?.[1]).sort(), [
    'Haitu Travel',
    '海途旅行',
  ]);
});

test('a visa that was booked without a return address is notified as an electronic one', async (t) => {
  const { checkout, deps, buyer, mails } = await openOffice(t);
  const { db } = checkout.deps;
  for (const returnAddress of ['null', '{"city": "湛江市"}']) {
    const order = await payAny(checkout, buyer, { kind: 'visa', day });
    const form = sql`jsonb_set(form, '{details,returnAddress}', ${returnAddress}::jsonb)`;
    await db.update(orders).set({ form }).where(eq(orders.id, order.id));
    const { orderNo } = order;
    await recordOrderEvents(db, [
      { orderNo, event: 'approveVisa', actor: 'system', after: { state: 'PAID' } },
    ]);
  }
  await sendNotifications(deps);
  assert.deepEqual(
    mails.flatMap(({ subject }) => (subject.includes('获批') ? [subject] : [])).sort(),
    ['电子签证已获批准 · 海途旅行', '签证已获批准 · 海途旅行'].sort(),
  );
});

test('notifications are deleted after 90 days', async (t) => {
  const { checkout, buyer } = await openOffice(t);
  await placeAny(checkout, buyer, { kind: 'ticket', day });
  const { db } = checkout.deps.database;
  const [notification] = await db.select().from(notifications);
  const after = (days: number) => new Date((notification?.createdAt.getTime() ?? 0) + days * 86_400_000);
  assert.equal(await deleteOldNotifications(db, after(89)), 0);
  assert.ok((await deleteOldNotifications(db, after(91))) > 0);
  assert.equal(await db.$count(notifications), 0);
});

test('a rolled back event sends nothing', async (t) => {
  const { checkout, deps, buyer, mails } = await openOffice(t);
  const order = await placeAny(checkout, buyer, { kind: 'hotel', day });
  await sendNotifications(deps);
  const { orderNo } = order;
  await assert.rejects(
    checkout.deps.db.transaction(async (tx) => {
      await recordOrderEvents(tx, [{ orderNo, event: 'pay', actor: 'system', after: { state: 'PAID' } }]);
      throw new Error('the payment did not stand');
    }),
    /did not stand/,
  );
  await sendNotifications(deps);
  assert.equal(mails.length, 1);
});

test('four concurrent senders send every notification once', async (t) => {
  const { checkout, deps, buyer, mails, texts } = await openOffice(t);
  for (let count = 0; count < 12; count += 1) {
    // Within the pace of orders.
    checkout.clock.advance(6);
    await payAny(checkout, buyer, { kind: 'goods', day });
  }
  await Promise.all([1, 2, 3, 4].map(() => sendNotifications(deps)));
  assert.deepEqual([mails.length, texts.length], [24, 12]);
  assert.equal(new Set([...mails, ...texts].map(({ id }) => id)).size, 36);
});

test('an undelivered notification is retried with exponential backoff, then fails', async (t) => {
  const { checkout, deps, buyer, mails, trouble, stand } = await openOffice(t);
  await placeAny(checkout, buyer, { kind: 'goods', day });
  trouble.mail = () => new NotDelivered('busy');
  await sendNotifications(deps);
  assert.equal(await sendNotifications(deps), 0, 'not at once again');
  checkout.clock.advance(61);
  await sendNotifications(deps);
  assert.deepEqual(await stand(), ['create mail WAITING 2']);
  trouble.mail = undefined;
  checkout.clock.advance(121);
  await sendNotifications(deps);
  assert.deepEqual(await stand(), ['create mail SENT 3']);
  assert.equal(mails.length, 1);
  await placeAny(checkout, buyer, { kind: 'goods', day });
  trouble.mail = () => new NotDelivered('busy');
  for (let count = 0; count < maxAttempts + 2; count += 1) {
    await sendNotifications(deps);
    checkout.clock.advance(86_400);
  }
  assert.deepEqual((await stand())[1], `create mail FAILED ${maxAttempts}`);
});

test('a permanently refused notification is not retried', async (t) => {
  const { checkout, deps, buyer, trouble, stand } = await openOffice(t);
  await placeAny(checkout, buyer, { kind: 'goods', day });
  trouble.mail = () => new NotDelivered('no such mailbox', { final: true });
  await sendNotifications(deps);
  assert.deepEqual(await stand(), ['create mail FAILED 1']);
  assert.ok(checkout.logged.some((line) => line.includes('notification not delivered')));
});

test('a notification of unknown delivery is never sent again: timeout or crashed sender', async (t) => {
  const { checkout, deps, buyer, mails, texts, trouble, stand } = await openOffice(t);
  await payAny(checkout, buyer, { kind: 'goods', day });
  trouble.sms = () => new Error('the answer was lost');
  await sendNotifications(deps);
  trouble.sms = undefined;
  await placeAny(checkout, buyer, { kind: 'goods', day });
  await claimDueNotifications(checkout.deps.db, checkout.clock.now(), 50);
  for (let count = 0; count < 3; count += 1) {
    checkout.clock.advance(86_400);
    await sendNotifications(deps);
  }
  assert.deepEqual([mails.length, texts.length], [2, 0]);
  assert.deepEqual((await stand()).sort(), [
    'create mail SENT 1',
    'create mail UNKNOWN 1',
    'pay mail SENT 1',
    'pay sms UNKNOWN 1',
  ]);
  assert.ok(checkout.logged.some((line) => line.includes('unknown delivery')));
});

test('notifications contain no document number and no ticket code', async (t) => {
  const { checkout, deps, buyer, mails, texts } = await openOffice(t);
  const order = await payAny(checkout, buyer, { kind: 'ticket', day, visitors: ['李海'] });
  await sendNotifications(deps);
  const told = JSON.stringify([mails, texts, await checkout.deps.db.select().from(notifications)]);
  const { body } = await checkout.call<{ code: string }[]>(
    buyer,
    'GET',
    `/api/v1/orders/${order.orderNo}/e-tickets`,
  );
  for (const secret of [body.data[0]?.code ?? '?', '440***********001X', 'sealed'])
    assert.equal(told.includes(secret), false, secret);
  const [row] = await checkout.deps.db
    .select()
    .from(notifications)
    .where(eq(notifications.orderId, order.id));
  assert.equal(row?.language, 'zh');
});

test('a contact that no text message reaches gets mail only, and no error is reported', async (t) => {
  const { checkout, deps, mails, texts, stand } = await openOffice(t);
  const contact = { name: 'Ann', mobile: '+447400123456', email: 'ann@example.com' };
  await checkout.book(await checkout.buyer(), { contact });
  checkout.clock.advance(3600);
  await expireOrders(checkout.payment);
  const errors: unknown[] = [];
  const log = { ...deps.log, error: (about: unknown) => void errors.push(about) };
  await sendNotifications({ ...deps, log });
  assert.deepEqual([mails.length, texts.length, errors.length], [2, 0, 0]);
  assert.ok((await stand()).includes('expire sms FAILED 1'));
  const env = { ...deps.env, notices: { ...deps.env.notices, smsCountries: ['44'] } };
  await checkout.book(await checkout.buyer(), { contact });
  checkout.clock.advance(3600);
  await expireOrders(checkout.payment);
  await sendNotifications({ ...deps, env });
  assert.deepEqual(
    texts.map(({ to }) => to),
    [contact.mobile],
  );
});
