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

const momentOf = (today: string, dice: Random): Date => {
  const day = addDays(today, -dice.whole(2, 360));
  return new Date(startOfDay(day).getTime() + dice.whole(8 * 60, 22 * 60) * 60_000);
};

/** Another look at what the gallery shows, from one in eight. */
const picturesOf = (gallery: readonly string[], seed: string, dice: Random): string[] => {
  if (!dice.chance(0.12)) return [];
  const address = dice.pick(gallery);
  return [address.replace(/[^/]+\.svg$/, `${seed}.svg`)];
};

/** The reviews of a product, the oldest first; the same product and day give the same ones. */
export const planReviews = (
  product: Reviewed & { readonly key: string; readonly gallery: readonly string[] },
  today: string,
): PlannedReview[] => {
  const dice = randomFrom(`reviews/${product.key}`);
  if (dice.chance(withoutReviews)) return [];
  const ratings = ratingsOf(dice.whole(fewest, most), dice);
  const authors = ratings.map(() => `${dice.pick(surnames)}**`);
  const said = composeReviews(product, ratings, dice);
  const written = said.map((review, index) => ({
    ...review,
    author: authors[index] ?? '',
    pictures: picturesOf(product.gallery, `guest-${dice.whole(1, 99_999)}`, dice),
    createdAt: momentOf(today, dice),
    ...scoreReview(product, review.rating, randomFrom(`score/${product.key}/${index}`)),
  }));
  return written.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
};
