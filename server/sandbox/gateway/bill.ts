import { dayOf } from '@portal/shared/rules';
import type { Refund, Trade, TradeStore } from './trade-store.ts';

/** One movement of money: a payment, or a refund. */
export interface BillLine {
  readonly trade: Trade;
  readonly refund?: Refund;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Payments and refunds of a day in Asia/Shanghai, in order; of the current day up to now. */
export function billLinesOf({ trades }: TradeStore, day: string): BillLine[] {
  const all = [...trades.values()].flatMap((trade): BillLine[] => [
    ...(trade.paidAt === undefined ? [] : [{ trade, at: trade.paidAt }]),
    ...trade.refunds.map((refund) => ({ trade, refund, at: refund.at })),
  ]);
  return all.filter(({ at }) => dayOf(new Date(at)) === day).sort((one, other) => one.at - other.at);
}
