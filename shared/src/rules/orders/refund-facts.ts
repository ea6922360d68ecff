import type { OrderDetails, OrderState, ProductKind, RefundTier } from '@portal/shared/contract';

type DetailsOf<K extends ProductKind> = Extract<OrderDetails, { kind: K }>;

/** What giving an order of each kind back has to know of what it is for, as it was frozen. */
export type RefundDetails =
  | Pick<DetailsOf<'tour'>, 'kind' | 'extras'>
  | Pick<DetailsOf<'hotel'>, 'kind' | 'checkIn' | 'cancellation' | 'nights'>
  | Pick<DetailsOf<'ticket'>, 'kind' | 'day' | 'count' | 'refund'>
  | Pick<DetailsOf<'goods'>, 'kind' | 'things' | 'freight'>
  | Pick<DetailsOf<'visa'>, 'kind'>;

/** The input of a refund quote: the snapshot of the order, and its progress. Amounts in fen. */
export interface RefundFacts {
  readonly state: OrderState;
  readonly fulfilment: string;
  readonly travelDay: string | null;
  /** Its price, a coupon taken off. */
  readonly amount: number;
  /** What of it is the open balance; absent: all of it is paid. */
  readonly unpaid?: number;
  /** How much of that went back already. */
  readonly refunded: number;
  /** How much of the amount is the fee for travellers who left. */
  readonly feesKept?: number | undefined;
  readonly refundTiers: readonly RefundTier[];
  readonly details: RefundDetails;
  /** How many of its tickets were used. */
  readonly usedTickets: number;
  /** When its goods came. */
  readonly receivedAt: Date | null;
}

/**
 * Why an order cannot be refunded. `neverBack`: non-refundable. `tooLate`: after the deadline, or used.
 * `onTheWay`: goods not received yet. `givenBack`: fully refunded already. `depositKept`: the fee is at least the deposit.
 */
export type RefundObstacle =
  | 'notPaid'
  | 'underWay'
  | 'givenBack'
  | 'completed'
  | 'neverBack'
  | 'tooLate'
  | 'onTheWay'
  | 'depositKept';
