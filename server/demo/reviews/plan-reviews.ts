import { type Random, randomFrom } from '@portal/demo-artwork';
import type { Text } from '@portal/shared/contract';
import { addDays, startOfDay } from '@portal/shared/rules';
import { composeReviews, type Reviewed } from './compose-review.ts';
import { type ReviewDetails, scoreReview } from './score-review.ts';

/** A review to write, without its product. */
export interface PlannedReview extends ReviewDetails {
  readonly author: string;
  readonly rating: number;
  readonly text: Text;
  readonly pictures: string[];
  readonly reply: Text | null;
  readonly createdAt: Date;
}

const surnames = [...'陈李黄林梁吴王张刘何郑周许邓谢蔡符庞莫杨叶罗郭卢'];

/** A few products are too new to have been reviewed. */
const withoutReviews = 0.05;
const [fewest, most] = [3, 12];

/** Each complaint is used once: bad reviews are rare, and no product has only those. */
const worst = 2;

const ratingsOf = (count: number, dice: Random): number[] => {
  const good = dice.between(0.58, 0.82);
  const ratings = Array.from({ length: count }, () => {
    const at = dice.next();
    if (at < good) return 5;
    if (at < 0.89) return 4;
    return at < 0.96 ? 3 : 2;
  });
  const low = ratings.flatMap((rating, index) => (rating <= 3 ? [index] : [])).slice(0, worst);
  return ratings.map((rating, index) => (rating > 3 || low.includes(index) ? rating : 4));
};

/** Between the end of a trip and its review. */
const daysToWrite = 4;

const monthOf = (day: string): number => Number(day.slice(5, 7));

/** Tours of one season: the months they run in. */
const monthsByPlace: Readonly<Record<string, readonly number[]>> = { 哈尔滨: [12, 1, 2] };

/** The last day of the trip that is written about. */
const tripDay = (product: Pick<Reviewed, 'kind' | 'place'>, today: string, dice: Random): string => {
  const day = addDays(today, -dice.whole(2 + daysToWrite, 360));
  const months = product.kind === 'tour' && product.place ? monthsByPlace[product.place.zh] : undefined;
  return months && !months.includes(monthOf(day)) ? tripDay(product, today, dice) : day;
};

const momentOf = (trip: string, dice: Random): Date => {
  const day = addDays(trip, daysToWrite);
  return new Date(startOfDay(day).getTime() + dice.whole(8 * 60, 22 * 60) * 60_000);
};

/** Another look at what the gallery shows, from one in eight. */
const picturesOf = (gallery: readonly string[], seed: string, dice: Random): string[] => {
  if (!dice.chance(0.12)) return [];
  const address = dice.pick(gallery);
  return [address.replace(/[^/]+\.svg$/, `${seed}.svg`)];
};

/**
 * The reviews of a product, the oldest first, none with a text in `said`; the same product, day and `said` give the same
 * ones.
 */
export const planReviews = (
  product: Reviewed & { readonly key: string; readonly gallery: readonly string[] },
  today: string,
  said: Set<string>,
): PlannedReview[] => {
  const dice = randomFrom(`reviews/${product.key}`);
  if (dice.chance(withoutReviews)) return [];
  const outlines = ratingsOf(dice.whole(fewest, most), dice).map((rating, index) => {
    const trip = tripDay(product, today, dice);
    const details = scoreReview(product, rating, randomFrom(`score/${product.key}/${index}`));
    return { rating, trip, month: monthOf(trip), ...details };
  });
  const written = composeReviews(product, outlines, dice, said).map((review, index): PlannedReview => {
    const { trip = today, scores = {}, travellerType = null, helpful = 0 } = outlines[index] ?? {};
    return {
      ...review,
      author: `${dice.pick(surnames)}**`,
      pictures: picturesOf(product.gallery, `guest-${dice.whole(1, 99_999)}`, dice),
      createdAt: momentOf(trip, dice),
      ...{ scores, travellerType, helpful },
    };
  });
  return written.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
};
