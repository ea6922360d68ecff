import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, dayOf } from '@portal/shared/rules';
import { asc, eq } from 'drizzle-orm';
import { approvals, auditLog, notifications, orders, refunds } from '#src/platform/database/index.ts';
import { checkConsistency } from '#src/sales/reconciliation/consistency-check.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { loadDemo } from '../load-demo.ts';
import { historySeeds } from './history-seeds.ts';
import { liveHistory } from './load-history.ts';

test('the history has orders of every kind and outcome on their days, and is consistent', async (t) => {
  const { deps } = await buildTestApp(t);
  await loadDemo(deps);
  const { db } = deps.database;
  const today = dayOf(deps.now());
  const trades = await db.transaction((tx) => liveHistory(deps, tx, today));

  const rows = await db.select().from(orders).orderBy(asc(orders.createdAt));
  assert.deepEqual(
    rows.map(({ kind, createdAt }) => [kind, dayOf(createdAt)]).toSorted(),
    historySeeds.map(({ kind, daysAgo }) => [kind, addDays(today, -daysAgo)]).toSorted(),
  );
  const numbers = rows.map(({ id }) => id);
  assert.deepEqual(
    numbers,
    numbers.toSorted((one, other) => one - other),
    'the newest in a list are the last that happened',
  );
  assert.deepEqual(await checkConsistency(db), []);
  const paid = rows.filter(({ paidAmount }) => paidAmount > 0);
  assert.deepEqual(
    trades.map(({ amount }) => amount).toSorted(),
    paid.map(({ paidAmount }) => paidAmount).toSorted(),
  );
  const states = new Set(rows.map(({ state }) => state));
  assert.ok(
    ['PAID', 'COMPLETED', 'REFUNDED', 'REFUND_REQUESTED', 'CLOSED'].every((state) =>
      states.has(state as never),
    ),
  );
  const waiting = await db.select().from(refunds).where(eq(refunds.state, 'REQUESTED'));
  assert.equal(waiting.length, 2);
  const proposed = await db.select().from(approvals);
  assert.deepEqual(
    proposed.map(({ kind, state }) => [kind, state]),
    [['rejection', 'OPEN']],
  );
  assert.equal(await db.$count(notifications), 0, 'the history sends no notifications');
  const entries = await db.select().from(auditLog).where(eq(auditLog.subject, 'order'));
  assert.ok(entries.every(({ createdAt }) => createdAt < deps.now()));
  assert.ok(entries.some(({ createdAt }) => dayOf(createdAt) === addDays(today, -29)));
});
