import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { ChannelSettings } from '@portal/shared/contract';
import { defaultChannels } from '@portal/shared/rules';
import { asc, eq } from 'drizzle-orm';
import type { NewMessage } from '#src/identity/messages/index.ts';
import { messages, notifications, users } from '#src/platform/database/index.ts';
import type { Mail, Sms } from '#src/platform/messaging/delivery.ts';
import { openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { payAny } from '#src/sales/fulfilment/testing/paid-order.ts';
import { notifyMembers, sendNotifications } from './index.ts';
import { claimDueNotifications } from './notification-repository.ts';

const open = async (t: TestContext) => {
  const checkout = await openCheckout(t);
  const { db } = checkout.deps;
  const sent: string[] = [];
  const record = (kind: string) => ({
    send: async (letter: Mail | Sms) =>
      void sent.push(`${kind} ${letter.to} ${'subject' in letter ? letter.subject : letter.text}`),
  });
  const deps = { ...checkout.payment, channels: { mail: record('mail'), sms: record('sms') } };
  const buyer = await checkout.buyer();
  const verify = (contacts: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(contacts).where(eq(users.id, buyer.userId));
  const choose = (settings: Partial<ChannelSettings>) =>
    checkout.call<unknown>(buyer, 'PUT', '/api/v1/messages/channels', {
      payload: { ...defaultChannels, ...settings },
    });
  const reply: NewMessage = {
    ...{ userId: buyer.userId, category: 'reply', source: 'question 7', path: '/route/detail?id=7' },
    title: { zh: '您的提问有了回复', en: 'Your question was answered' },
    body: { zh: '含早餐 <b>吗</b>？', en: 'Breakfast is included.' },
  };
  const send = async () => {
    await sendNotifications(deps);
    return sent.splice(0);
  };
  return { checkout, db, buyer, verify, choose, reply, send };
};

const now = new Date();

test('a message goes to the verified contacts by the channels of its category, once', async (t) => {
  const { db, verify, choose, reply, send } = await open(t);
  await verify({ email: 'chen@example.com', mobile: '13800000000', mobileVerifiedAt: now });
  assert.equal(await notifyMembers(db, [reply]), 1);
  assert.deepEqual(await send(), [], 'the mailbox is not verified, SMS is off by default');
  await verify({ emailVerifiedAt: now });
  assert.equal(await notifyMembers(db, [reply]), 0);
  assert.deepEqual(await send(), [], 'the same source makes no second message');
  await notifyMembers(db, [{ ...reply, source: 'question 8' }]);
  assert.deepEqual(await send(), ['mail chen@example.com 您的提问有了回复 · 海途旅行']);
  await choose({ reply: { mail: false, sms: true } });
  await verify({ language: 'en' });
  await notifyMembers(db, [{ ...reply, source: 'question 9' }]);
  assert.deepEqual(await send(), [
    'sms 13800000000 【Haitu Travel】Your question was answered. Log in and open “Messages” for details.',
  ]);
  assert.equal(await db.$count(messages), 3, 'all of them are in the message centre');
});

test('messages about orders stay on one channel, and events with one channel keep it', async (t) => {
  const { checkout, db, buyer, choose, send } = await open(t);
  const off = await choose({ order: { mail: false, sms: false } });
  assert.deepEqual([off.status, off.body.code, off.body.field], [400, 'A0410', 'order']);
  await choose({ order: { mail: false, sms: true } });
  await payAny(checkout, buyer, { kind: 'ticket', day: '2027-05-01' });
  const letters = await send();
  assert.deepEqual(
    letters.map((letter) => letter.split(' ')[0]),
    ['mail', 'sms'],
    'the order by mail, which is its only channel; the payment by SMS',
  );
  const states = await db
    .select({ event: notifications.event, channel: notifications.channel, state: notifications.state })
    .from(notifications)
    .orderBy(asc(notifications.id));
  assert.deepEqual(
    states.filter(({ state }) => state === 'SKIPPED').map(({ event, channel }) => `${event} ${channel}`),
    ['pay mail'],
  );
});

test('a switched-off mail goes out where no text message reaches the contact', async (t) => {
  const { checkout, db, buyer, choose, send } = await open(t);
  await choose({ order: { mail: false, sms: true } });
  await payAny(checkout, buyer, { kind: 'ticket', day: '2027-05-01' });
  await db.update(notifications).set({ recipient: '+85251234567' }).where(eq(notifications.channel, 'sms'));
  assert.deepEqual(
    (await send()).map((letter) => letter.split(' ')[0]),
    ['mail', 'mail'],
  );
});

test('notifications about orders are sent before those of messages', async (t) => {
  const { checkout, db, buyer, verify, reply } = await open(t);
  await verify({ email: 'own@example.com', emailVerifiedAt: now });
  await notifyMembers(db, [reply]);
  await payAny(checkout, buyer, { kind: 'ticket', day: '2027-05-01' });
  const next = async () => (await claimDueNotifications(db, new Date(), 1))[0]?.event;
  assert.deepEqual(
    [await next(), await next(), await next(), await next()],
    ['create', 'pay', 'pay', 'message'],
  );
});

test('the channels are shown with the verified contacts, masked, and kept', async (t) => {
  const { checkout, buyer, verify, choose } = await open(t);
  const read = async () =>
    (await checkout.call<{ settings: ChannelSettings }>(buyer, 'GET', '/api/v1/messages/channels')).body.data;
  assert.deepEqual(await read(), { settings: defaultChannels, mail: null, sms: null });
  await verify({ email: 'chen@example.com', emailVerifiedAt: now, mobile: '13800000000' });
  const price = { mail: false, sms: true };
  await choose({ price });
  assert.deepEqual(await read(), {
    ...{ settings: { ...defaultChannels, price }, mail: 'ch***@example.com', sms: null },
  });
});
