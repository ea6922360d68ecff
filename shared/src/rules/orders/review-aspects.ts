import type { ProductKind, ReviewAspect, ReviewForm } from '@portal/shared/contract';
import type { FieldFault } from '../base/field-fault.ts';

/** The aspects that a review of each kind of product can score, in their order. */
export const reviewAspects: Readonly<Record<ProductKind, readonly ReviewAspect[]>> = {
  tour: ['itinerary', 'guide', 'comfort', 'value'],
  hotel: ['location', 'cleanliness', 'service', 'value'],
  ticket: ['scenery', 'facilities', 'service', 'value'],
  goods: ['quality', 'packaging', 'delivery', 'value'],
  visa: ['speed', 'service', 'guidance', 'value'],
};

/** With whom somebody travelled, in the order of choices. */
export const travellerTypes = ['couple', 'family', 'friends', 'solo', 'business'] as const;

/** Whether reviews of a kind of product are asked with whom the author travelled. */
export const hasTravellerType = (kind: ProductKind): boolean => kind !== 'goods';

/** What is wrong with the sub-scores and the traveller type of a review: those of another kind of product. */
export const checkReviewDetails = (
  kind: ProductKind,
  { scores = {}, travellerType }: Pick<ReviewForm, 'scores' | 'travellerType'>,
): FieldFault[] => [
  ...(Object.keys(scores) as ReviewAspect[])
    .filter((aspect) => !reviewAspects[kind].includes(aspect))
    .map((aspect) => ({ field: `scores/${aspect}`, code: 'invalid' }) as const),
  ...(travellerType && !hasTravellerType(kind) ? [{ field: 'travellerType', code: 'invalid' } as const] : []),
];
