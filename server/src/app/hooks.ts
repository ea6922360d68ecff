import { nextFulfilment } from '@portal/shared/rules';
import type { Env } from '#src/platform/config/index.ts';
import { createTextCipher, loadKeyRing } from '#src/platform/crypto/index.ts';
import { completeChange } from '#src/sales/changes/index.ts';
import { releaseCoupons } from '#src/sales/coupons/index.ts';
import { returnSold, subtractSold } from '#src/sales/inventory/index.ts';
import { type OrderRecord, transitionFulfilment } from '#src/sales/orders/index.ts';
import type { PaymentHooks } from '#src/sales/payments/index.ts';
import { issueTickets, voidTickets } from '#src/sales/tickets/index.ts';
import { requestContract } from '#src/sales/travel-contracts/index.ts';
import { completeRemoval } from '#src/sales/traveller-refunds/index.ts';

/** Unused stock of the order is released. Partly used stock stays sold. */
const isUnused = ({ kind, fulfilment }: OrderRecord): boolean =>
  kind !== 'ticket' || fulfilment !== 'PARTLY_USED';

const onRefunded: PaymentHooks['onRefunded'] = async (tx, order, { scope, now }) => {
  // A partial refund does not end the order.
  if (scope === 'part' && order.state !== 'REFUNDED') return;
  if (order.state === 'REFUNDED') await releaseCoupons(tx, [order.id]);
  await voidTickets(tx, order.id);
  if (nextFulfilment(order.kind, order.fulfilment, 'finishReturn'))
    await transitionFulfilment(tx, order, { event: 'finishReturn', by: 'refund', actor: 'system', now });
  if (!isUnused(order)) return;
  // Stock last: many orders wait for these row locks.
  await returnSold(tx, order.id);
  await subtractSold(tx, order);
};

/** The payment hooks: steps of other modules when an order is paid or refunded. */
export const createPaymentHooks = (env: Env): PaymentHooks => {
  const cipher = createTextCipher(loadKeyRing(env));
  return {
    onPaid: async (tx, order, { now }) => {
      if (order.kind === 'ticket') await issueTickets(tx, order, { cipher, now });
      await requestContract(tx, order, { orgCode: env.orgCode, now });
    },
    onChangePaid: (tx, order, paid) => completeChange(tx, order, { ...paid, orgCode: env.orgCode }),
    onRefunded: (tx, order, refunded) =>
      refunded.scope === 'traveller'
        ? completeRemoval(tx, order, { orgCode: env.orgCode, now: refunded.now })
        : onRefunded(tx, order, refunded),
  };
};
