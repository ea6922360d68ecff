import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Registry } from 'prom-client';
import { type Db, messages, notifications } from '#src/platform/database/index.ts';
import { openCheckout } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { measureNotifications } from './notification-backlog.ts';

const text = { zh: '通知', en: 'Notice' };

const addNotification = async (
  db: Db,
  userId: number,
  [source, times]: readonly [string, Pick<typeof notifications.$inferInsert, 'createdAt' | 'nextTryAt'>],
): Promise<void> => {
  const message = { userId, category: 'notice', source, title: text, body: text } as const;
  const [{ id: messageId } = { id: 0 }] = await db.insert(messages).values(message).returning();
  await db.insert(notifications).values({
    ...{ messageId, userId, event: 'message', channel: 'mail', recipient: 'a@example.com' },
    ...{ language: 'zh', facts: {} as typeof notifications.$inferInsert.facts, ...times },
  });
};

test('due notifications and the age of the oldest are shown by channel', async (t) => {
  const checkout = await openCheckout(t);
  const { db } = checkout.deps;
  const metrics = new Registry();
  measureNotifications(metrics, db);
  const read = async (name: string, channel = 'mail') =>
    Number(new RegExp(`^${name}\\{channel="${channel}"\\} (\\S+)$`, 'm').exec(await metrics.metrics())?.[1]);
  assert.equal(await read('notifications_due'), 0);
  assert.equal(await read('notifications_due_seconds'), 0);
  const { userId } = await checkout.buyer();
  const before = (seconds: number) => new Date(Date.now() - seconds * 1000);
  await addNotification(db, userId, ['1', { createdAt: before(600) }]);
  await addNotification(db, userId, ['2', { nextTryAt: before(-600) }]);
  assert.equal(await read('notifications_due'), 1);
  assert.equal(await read('notifications_due', 'sms'), 0);
  const age = await read('notifications_due_seconds');
  assert.ok(age >= 600 && age < 1200, String(age));
});

test('without the database the backlog is not a number', async () => {
  const metrics = new Registry();
  const away = { execute: async () => Promise.reject(new Error('away')) } as unknown as Db;
  measureNotifications(metrics, away);
  assert.match(await metrics.metrics(), /^notifications_due\{channel="mail"\} Nan$/m);
});
