import type { ProductKind } from '@portal/shared/contract';
import { dayOf } from '../../base/business-day.ts';
import type { PeopleCount } from '../../catalog/tour-price.ts';
import { nextFulfilment } from '../fulfilment-states.ts';
import type { RefundFacts, RefundObstacle } from '../refund-facts.ts';
import { quoteRefund } from '../refund-fee.ts';
import { refundObstacle } from '../refund-quote.ts';

/** What decides whether travellers of an order can leave it. `pending`: a change of date awaits its payment. */
export interface TravellerRefundFacts
  extends Pick<RefundFacts, 'state' | 'fulfilment' | 'travelDay' | 'unpaid' | 'refunded' | 'refundTiers'> {
  readonly kind: ProductKind;
  readonly pending: boolean;
}

/** Why no traveller can leave an order. `depositKept`: its balance is open. `staffOnly`: a part of its money was refunded, by whose terms only staff know. */
export type TravellerRefundObstacle = RefundObstacle | 'otherKind' | 'staffOnly' | 'pending';

const hasRefund = ({ refundTiers, travelDay }: TravellerRefundFacts, now: Date): boolean =>
  travelDay !== null && quoteRefund(100, refundTiers, travelDay, dayOf(now)).feePercent < 100;

/** Whether the tour can still lose travellers: its group has not departed, and was not called off. */
const isAhead = ({ kind, fulfilment }: TravellerRefundFacts): boolean =>
  nextFulfilment(kind, fulfilment, 'changeDate') !== undefined;

/** Why no traveller of an order can be refunded at `now`; null when some can. Days in Asia/Shanghai. */
export const travellerRefundObstacle = (
  facts: TravellerRefundFacts,
  now: Date,
): TravellerRefundObstacle | null => {
  if (facts.kind !== 'tour') return 'otherKind';
  const closed = refundObstacle(facts.state);
  if (closed) return closed;
  if ((facts.unpaid ?? 0) > 0) return 'depositKept';
  if (facts.refunded > 0) return 'staffOnly';
  if (facts.pending) return 'pending';
  return isAhead(facts) && hasRefund(facts, now) ? null : 'tooLate';
};

/** What is wrong with a choice of travellers. `everyone`: that is a refund of the whole order. */
export type LeavingFault = 'none' | 'unknown' | 'everyone' | 'noAdult';

/** What is wrong with letting the travellers at some places leave; null when they can: an adult has to stay. */
export const leavingFault = (
  travellers: readonly { readonly child: boolean }[],
  places: readonly number[],
): LeavingFault | null => {
  if (places.length === 0) return 'none';
  if (new Set(places).size < places.length || places.some((place) => !travellers[place])) return 'unknown';
  const rest = travellers.filter((_, place) => !places.includes(place));
  if (rest.length === 0) return 'everyone';
  return rest.every(({ child }) => child) ? 'noAdult' : null;
};

/**
 * How many single rooms a party can keep: at least those that adults who leave cannot give up, at most one for each
 * adult who stays. None is added, as that would have to be paid.
 */
export const singleRoomsLeft = (
  { adults, singleRooms }: Pick<PeopleCount, 'adults' | 'singleRooms'>,
  leavingAdults: number,
): { readonly least: number; readonly most: number } => ({
  least: Math.max(0, singleRooms - leavingAdults),
  most: Math.min(singleRooms, adults - leavingAdults),
});
