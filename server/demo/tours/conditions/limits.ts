import type { RefundTier, TourCategory, TourContent, TravelDocuments } from '@portal/shared/contract';
import { balanceGraceDays, documentTypes, fewestCutoffDays } from '@portal/shared/rules';
import type { TourSeed } from '../tour-seed.ts';

/** Whether whole organisations and classes book: more people in one order. */
export const isForGroups = (category: TourCategory): boolean =>
  category === 'party-building' || category === 'learning';

export const maxPeopleOf = (category: TourCategory): number => (isForGroups(category) ? 50 : 9);

/** Booking ends, and the group is decided, so many days before the departure: as late as the law allows. */
export const cutoffDaysOf = ({ category, minGroup }: Pick<TourSeed, 'category' | 'minGroup'>): number =>
  Math.max(1, fewestCutoffDays(category, { minGroup }));

/** From this price (yuan) on, tours abroad take a deposit; the balance is due before the group is decided. */
const depositFrom = 8_000;
const depositPercent = 30;

/** The deposit of a dear tour; nothing for others, whose price is paid at once. */
export const depositOf = (
  seed: Pick<TourSeed, 'category' | 'minGroup' | 'price'>,
): Pick<TourContent, 'depositPercent' | 'balanceDays'> =>
  seed.category === 'abroad' && seed.price >= depositFrom
    ? { depositPercent, balanceDays: cutoffDaysOf(seed) + balanceGraceDays + 4 }
    : {};

/** The documents to travel with: abroad a passport, valid for six months after the return. */
export const travelDocumentsOf = (category: TourCategory): TravelDocuments =>
  category === 'abroad'
    ? { accepted: ['passport'], passportMonths: 6 }
    : { accepted: [...documentTypes], passportMonths: null };

const tiers = (...steps: readonly (readonly [daysBefore: number, feePercent: number])[]): RefundTier[] =>
  steps.map(([daysBefore, feePercent]) => ({ daysBefore, feePercent }));

/** What cancelling costs, as the model contracts of domestic and outbound group tours have it. */
export const refundTiersOf = (category: TourCategory): RefundTier[] =>
  category === 'abroad'
    ? tiers([30, 0], [15, 5], [7, 20], [4, 50], [1, 60], [0, 70])
    : tiers([7, 0], [4, 20], [1, 40], [0, 60]);
