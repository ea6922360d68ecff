import type { RefundTier, TourCategory } from '@portal/shared/contract';

/** Whether whole organisations and classes book: more people in one order. */
export const isForGroups = (category: TourCategory): boolean =>
  category === 'party-building' || category === 'learning';

export const maxPeopleOf = (category: TourCategory): number => (isForGroups(category) ? 50 : 9);

/** Booking ends so many days before the departure: visas take their time. */
export const cutoffDaysOf = (category: TourCategory): number => (category === 'abroad' ? 15 : 1);

const tiers = (...steps: readonly (readonly [daysBefore: number, feePercent: number])[]): RefundTier[] =>
  steps.map(([daysBefore, feePercent]) => ({ daysBefore, feePercent }));

/** What cancelling costs, as the model contracts of domestic and outbound group tours have it. */
export const refundTiersOf = (category: TourCategory): RefundTier[] =>
  category === 'abroad'
    ? tiers([30, 0], [15, 5], [7, 20], [4, 50], [1, 60], [0, 70])
    : tiers([7, 0], [4, 20], [1, 40], [0, 60]);
