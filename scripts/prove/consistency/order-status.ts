import type { ProofEnvironment } from './environment.ts';

/** State of an order and its money; amounts in fen. */
export interface OrderStatus {
  readonly orderNo: string;
  readonly state: string;
  readonly paid: number;
  readonly refunded: number;
  readonly amount: number;
  /** Sold stock of the order. */
  readonly sold: number;
  /** Number of payment entries in its audit trail. */
  readonly payings: number;
}

/** Reads orders directly from the database. */
export const readOrderStatus = async (
  { database }: Pick<ProofEnvironment, 'database'>,
  orderNos: readonly string[],
): Promise<Map<string, OrderStatus>> => {
  const { rows } = await database.pool.query<OrderStatus>(
    `select o.order_no as "orderNo", o.state, o.paid_amount as paid, o.refunded_amount as refunded, o.amount,
      (select coalesce(sum(quantity), 0) from holds h where h.order_id = o.id and h.state = 'sold') as sold,
      (select count(*) from audit_log a where a.subject = 'order' and a.subject_id = o.order_no
        and a.action in ('pay', 'revive')) as payings
    from orders o where o.order_no = any($1)`,
    [orderNos],
  );
  return new Map(rows.map((row) => [row.orderNo, row]));
};

/** Counts orders by state. */
export const countStates = async (
  env: Pick<ProofEnvironment, 'database'>,
  orderNos: readonly string[],
): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { state } of (await readOrderStatus(env, orderNos)).values())
    counts[state] = (counts[state] ?? 0) + 1;
  return counts;
};
