import { addDays, balanceReminder, balanceReminderDays, dayOf } from '@portal/shared/rules';
import type { Deps } from '#src/platform/context/index.ts';
import { enqueueBalanceReminders } from '#src/sales/notifications/index.ts';
import { listDueBalances, type OrderRecord } from '#src/sales/orders/index.ts';

const batchSize = 100;
const firstDays = Math.max(...balanceReminderDays);

const reminderOf = (order: OrderRecord, today: string) => {
  const days = order.balanceDueOn === null ? undefined : balanceReminder(order.balanceDueOn, today);
  return days === undefined ? [] : [{ order, days }];
};

/**
 * Enqueues the reminders of open balances some days before their due day. Safe to run again and on several replicas: a
 * notification exists once per order, due day, distance to it and recipient.
 */
export const remindBalances = async ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> => {
  const today = dayOf(now());
  const days = { from: today, to: addDays(today, firstDays) };
  for (let after = 0; ; ) {
    const due = await listDueBalances(db, days, after, batchSize);
    await enqueueBalanceReminders(
      db,
      due.flatMap((order) => reminderOf(order, today)),
    );
    if (due.length < batchSize) return;
    after = due.at(-1)?.id ?? after;
  }
};
