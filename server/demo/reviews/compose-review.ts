import type { Random } from '@portal/demo-artwork';
import type { ProductKind, Text, TravellerType } from '@portal/shared/contract';
import type { Pair } from '../text-pair.ts';
import { bankOf, type Complaint } from './review-bank.ts';
import { daysText, fillPattern, monthText, type ReviewFacts, seasonOf } from './review-facts.ts';

/** What a review can be about. */
export interface Reviewed {
  readonly kind: ProductKind;
  readonly category: string;
  readonly themes: readonly string[];
  readonly days: number | null;
  /** What can be named: sights of a tour, choices of goods, rooms. */
  readonly names: readonly Text[];
  /** Its destination or country. */
  readonly place: Text | undefined;
  /** Its title without what follows a colon. */
  readonly title: Text;
  /** Places within a walk of a hotel. */
  readonly nearby: readonly { readonly name: Text; readonly minutes: number }[];
}

/** What is known of a review before it has words. */
export interface ReviewOutline {
  readonly rating: number;
  readonly travellerType: TravellerType | null;
  /** In which the author travelled, 1–12. */
  readonly month: number;
}

export interface ComposedReview {
  readonly rating: number;
  readonly text: Text;
  readonly reply: Text | null;
}

type Deal<T> = () => T | undefined;

const shuffled = <T>(list: readonly T[], dice: Random): T[] =>
  list
    .map((one) => ({ one, at: dice.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** Repeats a list in shuffled order: no item twice in a row, each once per round. */
const dealer = <T>(list: readonly T[], dice: Random): Deal<T> => {
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

const isNear = ({ kind, category }: Reviewed): boolean =>
  kind !== 'tour' || category === 'local' || category === 'vicinity';

/** Every list of a product's sentences, each dealt in an order of its own. */
const dealersOf = (reviewed: Reviewed, dice: Random) => {
  const { kind, category, themes, days, names, nearby } = reviewed;
  const bank = bankOf(kind, days);
  const deal = <T>(list: readonly T[]): Deal<T> => dealer(list, dice);
  const companies = new Map(Object.entries(bank.company).map(([name, list]) => [name, deal(list)]));
  const seasons = new Map(Object.entries(bank.season).map(([name, list]) => [name, deal(list)]));
  return {
    opening: deal([...bank.openings, ...bank.long]),
    plain: deal(bank.plain),
    company: (type: TravellerType | null) => (companies.get(category) ?? companies.get(type ?? ''))?.(),
    season: (month: number) => (isNear(reviewed) ? seasons.get(seasonOf(month))?.() : undefined),
    about: deal([category, ...themes].flatMap((name) => bank.about[name] ?? [])),
    praise: deal(bank.praise),
    wish: deal(bank.wishes),
    named: deal(bank.named),
    name: deal(names),
    near: deal(nearby),
    fair: deal(bank.fair),
    poor: deal(bank.poor),
  };
};

const factsOf = (
  { place, title, days }: Reviewed,
  { month }: ReviewOutline,
  name: Text | undefined,
  near: Reviewed['nearby'][number] | undefined,
): ReviewFacts => ({
  place,
  title,
  name,
  month: monthText(month),
  days: daysText(days),
  near: near?.name,
  minutes: near && { zh: `${near.minutes}`, en: `${near.minutes}` },
});

/** Lists are long enough that a pattern fits before so many were tried. */
const tries = 20;

const firstFitting = (next: Deal<Pair>, facts: ReviewFacts): Pair => {
  for (let left = tries; left > 0; left -= 1) {
    const pattern = next();
    const sentence = pattern && fillPattern(pattern, facts);
    if (sentence) return sentence;
  }
  throw new Error(`No sentence fits ${JSON.stringify(facts)}`);
};

type Dealers = ReturnType<typeof dealersOf>;

interface Draft {
  readonly next: Dealers;
  readonly dice: Random;
  readonly outline: ReviewOutline;
  readonly facts: ReviewFacts;
}

const openingOf = ({ next, dice, outline, facts }: Draft): Pair | undefined => {
  const company = dice.chance(0.6) ? next.company(outline.travellerType) : undefined;
  return (company && fillPattern(company, facts)) ?? firstFitting(next.opening, facts);
};

const endingOf = ({ next, dice, outline }: Draft): Pair | undefined => {
  if (outline.rating === 4) return next.wish();
  return (dice.chance(0.3) ? next.season(outline.month) : undefined) ?? next.praise();
};

/** An opening, a sentence with a name, or both: each review is recognisably about its product. */
const praised = (draft: Draft): Text => {
  const { next, dice, facts } = draft;
  const named = dice.chance(0.5) ? firstFitting(next.named, facts) : undefined;
  const opening = named && dice.chance(0.4) ? undefined : openingOf(draft);
  const about = named && opening && dice.chance(0.6) ? undefined : next.about();
  return joined([opening, about, named, endingOf(draft)]);
};

const composed = (draft: Draft): ComposedReview => {
  const { next, dice, facts } = draft;
  const { rating } = draft.outline;
  if (rating > 3) return { rating, text: praised(draft), reply: null };
  const complaint: Complaint | undefined = rating === 3 ? next.fair() : next.poor();
  const isAnswered = complaint && (rating < 3 || dice.chance(0.6));
  const text = joined([firstFitting(next.plain, facts), complaint?.says]);
  return { rating, text, reply: isAnswered ? joined([complaint.reply]) : null };
};

/**
 * Composes the reviews of a product: about its place, length, season or company, what was bought or seen by name, and
 * a wish where the fifth star is missing. No text is one of `said`, to which each is added.
 */
export const composeReviews = (
  reviewed: Reviewed,
  outlines: readonly ReviewOutline[],
  dice: Random,
  said: Set<string>,
): ComposedReview[] => {
  const next = dealersOf(reviewed, dice);
  const unheard = (outline: ReviewOutline): ComposedReview => {
    const facts = factsOf(reviewed, outline, next.name(), next.near());
    const review = composed({ next, dice, outline, facts });
    if (said.has(review.text.zh)) return unheard(outline);
    said.add(review.text.zh);
    return review;
  };
  return outlines.map(unheard);
};
