import { addDays, startOfDay } from '@portal/shared/rules';
import type Stripe from 'stripe';
import { type BillLine, ProviderError } from '../payment-provider.ts';
import type { StripeConfig } from './stripe-account.ts';
import { callStripe } from './stripe-call.ts';

/** The SDK collects no more; a day with more is an error. */
const MOST = 10_000;

const secondsOf = (day: string): number => startOfDay(day).getTime() / 1000;

/**
 * The payments and refunds of a day, from the transactions of our balance. Their sources have the amounts in
 * CNY: the balance may be in another currency.
 */
export async function listBill(
  { sdk, config }: { readonly sdk: Stripe; readonly config: StripeConfig },
  day: string,
): Promise<readonly BillLine[]> {
  const list = sdk.balanceTransactions.list({
    created: { gte: secondsOf(day), lt: secondsOf(addDays(day, 1)) },
    expand: ['data.source'],
    limit: 100,
  });
  const all = await callStripe(config, 'balance_transactions.list', list.autoPagingToArray({ limit: MOST }));
  if (all.length === MOST) throw new ProviderError(`Stripe: the day ${day} has too many transactions`);
  return all.flatMap((transaction) => readTransaction(transaction, config.portal));
}

const kinds: ReadonlyMap<string, BillLine['kind']> = new Map([
  ['charge', 'payment'],
  ['payment', 'payment'],
  ['refund', 'refund'],
  ['payment_refund', 'refund'],
]);

const idOf = (object: string | { readonly id: string } | null): string =>
  typeof object === 'string' ? object : (object?.id ?? '');

/**
 * The line of a payment or refund, by Stripe's id if it has no number of ours. Others have none: payouts, fees,
 * disputes, what is another portal's, and refunds that failed.
 */
export function readTransaction(
  { type, source }: Pick<Stripe.BalanceTransaction, 'type' | 'source'>,
  portal: string,
): BillLine[] {
  const kind = kinds.get(type);
  if (!kind || typeof source !== 'object' || source === null) return [];
  if (source.object !== 'charge' && source.object !== 'refund') return [];
  const { object, id, currency, status, payment_intent, amount } = source;
  const { payment_no, refund_no, portal: owner = portal } = source.metadata ?? {};
  if (currency !== 'cny' || owner !== portal) return [];
  if (object === 'refund' && (status === 'failed' || status === 'canceled')) return [];
  const number = (kind === 'refund' ? refund_no : payment_no) ?? id;
  return [{ kind, number, tradeNo: idOf(payment_intent), amount }];
}
