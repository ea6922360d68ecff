import type { Db } from '#src/platform/database/index.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';

/**
 * What follows from a payment and from a refund, in the transaction that settles it: an order is not paid, and not
 * refunded, without it. Payments know nothing of tickets or returns; `createPaymentHooks` connects them.
 */
export interface PaymentHooks {
  /** An order was paid; `order` as it is afterwards. */
  onPaid(tx: Db, order: OrderRecord, at: { readonly now: Date }): Promise<void>;
  /** Money of an order came back: the `whole` order was refunded, or a `part` of its money. */
  onRefunded(
    tx: Db,
    order: OrderRecord,
    refunded: { readonly scope: 'whole' | 'part'; readonly now: Date },
  ): Promise<void>;
}
