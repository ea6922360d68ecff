import type { Db } from '#src/platform/database/index.ts';
import type { ChangeRecord, OrderRecord } from '#src/sales/orders/index.ts';

/**
 * Side effects of payments and refunds, in the transaction that settles them, so that both commit together.
 * The payments module does not import tickets or returns; `createPaymentHooks` connects them.
 */
export interface PaymentHooks {
  /** An order was paid; `order` is its new state. */
  onPaid(tx: Db, order: OrderRecord, at: { readonly now: Date }): Promise<void>;
  /** The difference of a pending change was paid, which is part of the order's `paidAmount` already. */
  onChangePaid(
    tx: Db,
    order: OrderRecord,
    paid: { readonly change: ChangeRecord; readonly now: Date },
  ): Promise<void>;
  /** An order was refunded as a `whole`, in `part`, or for a `traveller` who leaves it. */
  onRefunded(
    tx: Db,
    order: OrderRecord,
    refunded: { readonly scope: 'whole' | 'part' | 'traveller'; readonly now: Date },
  ): Promise<void>;
}
