import type { PriceLine } from '@portal/shared/contract';
import { addDays, balanceCancelDay } from '@portal/shared/rules';
import type { ContractSource, FrozenDetails, OrderSnapshot } from '#src/platform/database/index.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';

type TourDetails = Extract<FrozenDetails, { readonly kind: 'tour' }>;

/** What contract and itinerary are made from. Equal facts make equal files. */
export interface ContractFacts {
  readonly version: number;
  /** When this version was concluded. */
  readonly concludedAt: Date;
  readonly source: ContractSource;
  readonly order: Pick<
    OrderRecord,
    'orderNo' | 'amount' | 'deposit' | 'balanceDueOn' | 'form' | 'language' | 'createdAt'
  > & {
    readonly paidAt: Date | null;
    readonly snapshot: OrderSnapshot;
  };
  readonly lines: readonly PriceLine[];
}

/** The deposit of a contract, and the balance with its due day and the day of cancellation without it; null without one. */
export const depositIn = ({ order: { amount, deposit, balanceDueOn: dueOn } }: ContractFacts) =>
  deposit === null || dueOn === null || deposit >= amount
    ? null
    : { deposit, balance: amount - deposit, dueOn, cancelsOn: balanceCancelDay(dueOn) };

/** The booked departure. Throws for an order of another kind. */
export const tripOf = ({
  order: { orderNo, snapshot },
}: ContractFacts): TourDetails & { returnDay: string } => {
  const { details } = snapshot;
  if (details.kind !== 'tour') throw new Error(`order ${orderNo} is no tour`);
  return { ...details, returnDay: addDays(details.day, details.days - 1) };
};
