import type { Random } from '@portal/demo-artwork';
import type { ProductKind, Text } from '@portal/shared/contract';
import type { Pair } from '../text-pair.ts';
import { type Complaint, overnightTourBank, type ReviewBank, reviewBanks } from './review-bank.ts';

/** What a review can be about. */
export interface Reviewed {
  readonly kind: ProductKind;
  readonly category: string;
  readonly themes: readonly string[];
  readonly days: number | null;
  /** What can be named: sights of a tour, choices of goods, rooms. */
  readonly names: readonly Text[];
}

export interface ComposedReview {
  readonly rating: number;
  readonly text: Text;
  readonly reply: Text | null;
}

const longTourBank: ReviewBank = {
  ...reviewBanks.tour,
  praise: [...reviewBanks.tour.praise, ...overnightTourBank.praise],
  wishes: [...reviewBanks.tour.wishes, ...overnightTourBank.wishes],
  poor: [...reviewBanks.tour.poor, ...overnightTourBank.poor],
};

const bankOf = ({ kind, days }: Reviewed): ReviewBank =>
  kind === 'tour' && (days ?? 1) > 1 ? longTourBank : reviewBanks[kind];

const shuffled = <T>(list: readonly T[], dice: Random): T[] =>
  list
    .map((one) => ({ one, at: dice.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** Repeats a list in shuffled order: no item twice in a row, each once per round. */
const dealer = <T>(list: readonly T[], dice: Random): (() => T | undefined) => {
  let rest: T[] = [];
  let last: T | undefined;
  return () => {
    if (rest.length === 0) rest = shuffled(list, dice);
    if (rest.at(-1) === last) rest.reverse();
    last = rest.pop();
    return last;
  };
};

/** Chinese sentences follow each other, English ones are set apart. */
const joined = (sentences: readonly (Pair | undefined)[]): Text => {
  const said = sentences.filter((sentence) => sentence !== undefined);
  return { zh: said.map(([zh]) => zh).join(''), en: said.map(([, en]) => en).join(' ') };
};

const naming = (pattern: Pair | undefined, name: Text | undefined): Pair | undefined =>
  pattern &&
  name && [pattern[0].replace('{name}', name.zh), pattern[1].replace('{name}', name.en ?? name.zh)];

const complained = (rating: number, complaint: Complaint | undefined, dice: Random): ComposedReview => ({
  rating,
  text: joined([complaint?.says]),
  reply: complaint && (rating < 3 || dice.chance(0.6)) ? joined([complaint.reply]) : null,
});

/**
 * Composes the reviews of a product with these ratings, no two alike as far as its bank reaches: praise of what it is
 * about, what was bought by name, and a wish where the fifth star is missing.
 */
export const composeReviews = (
  reviewed: Reviewed,
  ratings: readonly number[],
  dice: Random,
): ComposedReview[] => {
  const bank = bankOf(reviewed);
  const ownPraise = [reviewed.category, ...reviewed.themes].flatMap((name) => bank.about[name] ?? []);
  const next = {
    about: dealer(ownPraise, dice),
    praise: dealer(bank.praise, dice),
    wish: dealer(bank.wishes, dice),
    named: dealer(bank.named, dice),
    name: dealer(reviewed.names, dice),
    fair: dealer(bank.fair, dice),
    poor: dealer(bank.poor, dice),
  };
  const praised = (rating: number): ComposedReview => {
    const name = dice.chance(0.45) ? naming(next.named(), next.name()) : undefined;
    const opening = dice.chance(0.8) ? next.about() : undefined;
    const ending = rating === 4 ? next.wish() : next.praise();
    return { rating, text: joined([opening ?? next.praise(), name, ending]), reply: null };
  };
  const said = new Set<string>();
  const unheard = (rating: number): ComposedReview => {
    const review = praised(rating);
    return said.has(review.text.zh) ? unheard(rating) : review;
  };
  return ratings.map((rating): ComposedReview => {
    if (rating <= 2) return complained(rating, next.poor(), dice);
    if (rating === 3) return complained(rating, next.fair(), dice);
    const review = unheard(rating);
    said.add(review.text.zh);
    return review;
  });
};
