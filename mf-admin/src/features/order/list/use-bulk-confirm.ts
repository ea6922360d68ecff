import { call } from '@portal/shared/api';
import type { AdminOrder } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { type FulfilmentEvent, isActiveOrder, stepsOf } from '@portal/shared/rules';
import { confirm, toast } from '@portal/shared/ui';
import { useChange } from '#src/api/use-change.ts';
import type { ListRow } from '#src/list/list-row.ts';
import { fulfilmentCalls } from '#src/order-parts/use-transition-fulfilment.ts';
import { orderListMessages } from './order-list-messages.ts';

const confirmations: readonly FulfilmentEvent[] = ['confirmRoom', 'confirmGroup'];

/** The step that confirms an order to its buyer; undefined where there is nothing to confirm. */
export const confirmationOf = (order: AdminOrder): FulfilmentEvent | undefined =>
  isActiveOrder(order)
    ? stepsOf(order.kind, order.fulfilment, 'staff').find((event) => confirmations.includes(event))
    : undefined;

/** Confirms orders one after another; each refusal has its own message. Returns how many were confirmed. */
const confirmAll = async (orders: readonly AdminOrder[]): Promise<number> => {
  let done = 0;
  for (const order of orders) {
    const event = confirmationOf(order);
    if (!event) continue;
    const { orderNo } = order;
    const confirmed = call('POST /api/v1/orders/:orderNo/fulfilment', {
      params: { orderNo },
      body: { event },
    });
    done += await confirmed.then(
      () => 1,
      () => 0,
    );
  }
  return done;
};

/** Confirms rooms and groups of the chosen orders, after a question that says how many. */
export const useBulkConfirm = () => {
  const t = useMessages(orderListMessages);
  const confirming = useChange(fulfilmentCalls, confirmAll);
  const run = async (rows: readonly ListRow<AdminOrder>[], onDone: () => void) => {
    const question = {
      title: t('confirm.title', { count: rows.length }),
      body: t('confirm.body'),
      confirmLabel: t('confirm.yes'),
    };
    if (!(await confirm(question))) return;
    const done = await confirming.mutateAsync(rows.map(({ item }) => item));
    if (done > 0) toast.success(t('confirm.done', { count: done }));
    if (done < rows.length) toast.error(t('confirm.failed', { count: rows.length - done }));
    onDone();
  };
  return {
    run: (rows: readonly ListRow<AdminOrder>[], onDone: () => void) => void run(rows, onDone),
    busy: confirming.isPending,
  };
};
