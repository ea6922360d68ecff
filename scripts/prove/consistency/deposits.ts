import { ask, newKey, type Reply } from './ask.ts';
import type { Buyer } from './buyers.ts';
import { payAt } from './cashier.ts';
import type { ProofEnvironment } from './environment.ts';
import type { Departure } from './tours.ts';

interface Own {
  readonly buyer: Buyer;
  readonly orderNo: string;
}

/** Lets the tour of a departure take a deposit of 30 %; cancelling costs a fifth of the price at any time. */
export const offerDeposit = async (
  { database }: Pick<ProofEnvironment, 'database'>,
  { tourId }: Departure,
): Promise<void> => {
  const terms = {
    depositPercent: 30,
    balanceDays: 20,
    refundTiers: [{ daysBefore: 0, feePercent: 20 }],
  };
  await database.pool.query('update products set content = content || $2::jsonb where id = $1', [
    tourId,
    JSON.stringify(terms),
  ]);
};

/** Starts a payment of deposit, balance or price, and pays it at the provider. */
export const payPart = async (
  env: ProofEnvironment,
  { buyer, orderNo }: Own,
  part?: 'deposit' | 'balance',
): Promise<Reply> => {
  const body = { orderNo, way: 'qr', part };
  const url = `${env.origin}/api/v1/payments/alipay`;
  const started = await ask<{ paymentNo: string }>('POST', url, { buyer, key: newKey(), body });
  if (started.status === 200) await payAt(env, started.data.paymentNo);
  return started;
};

/** Lets the balances of orders be due three days ago, as they would be in some weeks. */
export const missBalances = async (
  { database }: Pick<ProofEnvironment, 'database'>,
  orderNos: readonly string[],
): Promise<void> => {
  await database.pool.query(
    `update orders set balance_due_on = current_date - 3,
      snapshot = jsonb_set(snapshot, '{depositTerms,balanceDays}', to_jsonb(travel_day - (current_date - 3)))
    where order_no = any($1) and state = 'PAID' and deposit is not null and balance_paid_at is null`,
    [orderNos],
  );
};

/** Orders whose balance is missed and that are not cancelled yet. */
export const countMissed = async ({ database }: Pick<ProofEnvironment, 'database'>): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::integer as count from orders where state = 'PAID' and deposit is not null
      and balance_paid_at is null and balance_due_on < current_date - 1`,
  );
  return rows[0]?.count ?? 0;
};
