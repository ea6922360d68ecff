import type { Random } from '@portal/demo-artwork';
import type { ReviewScores, TravellerType } from '@portal/shared/contract';
import { hasTravellerType, reviewAspects, travellerTypes } from '@portal/shared/rules';
import type { Reviewed } from './compose-review.ts';

/** What a review holds besides stars and words. */
export interface ReviewDetails {
  readonly scores: ReviewScores;
  readonly travellerType: TravellerType | null;
  readonly helpful: number;
}

/** Who reviews products of a theme or category; of the others it is anybody. */
const typesByTheme: Readonly<Record<string, readonly TravellerType[]>> = {
  亲子: ['family', 'family', 'friends'],
  研学: ['family'],
  红色: ['business', 'business', 'friends'],
  民宿: ['couple', 'friends', 'solo'],
  商务酒店: ['business', 'business', 'solo'],
  度假酒店: ['couple', 'family', 'friends'],
  旅游签证: ['couple', 'family', 'friends', 'solo'],
  商务签证: ['business'],
  探亲签证: ['family'],
  过境签证: ['solo', 'family', 'couple'],
};

const typeOf = ({ kind, category, themes }: Reviewed, dice: Random): TravellerType | null => {
  if (!hasTravellerType(kind) || dice.chance(0.15)) return null;
  const likely = [category, ...themes].flatMap((name) => typesByTheme[name] ?? []);
  return dice.pick(likely.length > 0 ? likely : travellerTypes);
};

/** One star more or less than the whole, for three aspects in ten. */
const starsNear = (rating: number, dice: Random): number => {
  if (!dice.chance(0.3)) return rating;
  return Math.min(5, Math.max(1, rating + (dice.chance(0.5) ? 1 : -1)));
};

/** Sub-scores, traveller type and votes of a review; one in eight is from before there were sub-scores. */
export const scoreReview = (reviewed: Reviewed, rating: number, dice: Random): ReviewDetails => ({
  scores: dice.chance(0.125)
    ? {}
    : Object.fromEntries(reviewAspects[reviewed.kind].map((aspect) => [aspect, starsNear(rating, dice)])),
  travellerType: typeOf(reviewed, dice),
  helpful: dice.chance(0.6) ? 0 : dice.whole(1, 24),
});
