import type { OrderDetails, OrderState, ProductKind, RefundTier } from '@portal/shared/contract';

type DetailsOf<K extends ProductKind> = Extract<OrderDetails, { kind: K }>;

/** What giving an order of each kind back has to know of what it is for, as it was frozen. */
export type RefundDetails =
  | Pick<DetailsOf<'tour'>, 'kind'>
  | Pick<DetailsOf<'hotel'>, 'kind' | 'checkIn' | 'cancellation' | 'nights'>
  | Pick<DetailsOf<'ticket'>, 'kind' | 'day' | 'count' | 'refund'>
  | Pick<DetailsOf<'goods'>, 'kind' | 'things' | 'freight'>
  | Pick<DetailsOf<'visa'>, 'kind'>;

/** Everything a refund is computed from: the order as it was frozen, and how far it has come. Amounts in fen. */
export interface RefundFacts {
  readonly state: OrderState;
  readonly fulfilment: string;
  readonly travelDay: string | null;
  /** What was paid for it, a coupon taken off. */
  readonly amount: number;
  /** How much of that went back already. */
  readonly refunded: number;
  readonly refundTiers: readonly RefundTier[];
  readonly details: RefundDetails;
  /** How many of its tickets were used. */
  readonly usedTickets: number;
  /** When its goods came. */
  readonly receivedAt: Date | null;
}

/**
 * What stands against giving an order back. `neverBack`: sold so. `tooLate`: the time for it is over, or what was bought
 * has been had. `onTheWay`: goods have to come first. `givenBack`: nothing more is left of it.
 */
export type RefundObstacle =
  | 'notPaid'
  | 'underWay'
  | 'givenBack'
  | 'completed'
  | 'neverBack'
  | 'tooLate'
  | 'onTheWay';
