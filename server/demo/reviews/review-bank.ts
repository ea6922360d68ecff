import type { ProductKind } from '@portal/shared/contract';
import { type Static, Type } from 'typebox';
import goods from '../data/reviews/goods.json' with { type: 'json' };
import hotel from '../data/reviews/hotel.json' with { type: 'json' };
import overnightTour from '../data/reviews/overnight-tour.json' with { type: 'json' };
import ticket from '../data/reviews/ticket.json' with { type: 'json' };
import tour from '../data/reviews/tour.json' with { type: 'json' };
import visa from '../data/reviews/visa.json' with { type: 'json' };
import { Pair } from '../text-pair.ts';
import { validateData } from '../validate-data.ts';

const Complaint = Type.Object({ says: Pair, reply: Pair }, { additionalProperties: false });
/** A complaint with the agency's answer. */
export type Complaint = Static<typeof Complaint>;

/** Patterns have `{place}`, `{title}`, `{month}`, `{days}`, `{name}`, `{near}` and `{minutes}` of the product. */
const ReviewBank = Type.Object(
  {
    /** First sentences about the product. */
    openings: Type.Array(Pair, { minItems: 1 }),
    /** First sentences about how long it took. */
    long: Type.Array(Pair),
    /** First sentences of complaints. */
    plain: Type.Array(Pair, { minItems: 1 }),
    /** First sentences by category, otherwise by traveller type. */
    company: Type.Record(Type.String(), Type.Array(Pair)),
    /** `{name}`: a sight, a room or what was bought. */
    named: Type.Array(Pair),
    /** Praise by category and theme of the product. */
    about: Type.Record(Type.String(), Type.Array(Pair)),
    /** Praise that fits each of the kind. */
    praise: Type.Array(Pair),
    /** Reasons for fewer than five stars. */
    wishes: Type.Array(Pair),
    /** What the time of the year was like, of places near Zhanjiang. */
    season: Type.Record(Type.String(), Type.Array(Pair)),
    /** Three stars. */
    fair: Type.Array(Complaint),
    /** Two stars. */
    poor: Type.Array(Complaint),
  },
  { additionalProperties: false },
);
/** Sentences for reviews of one kind of product. */
export type ReviewBank = Static<typeof ReviewBank>;

const bankIn = (file: string, value: unknown): ReviewBank => validateData(ReviewBank, file, value);

const reviewBanks: Readonly<Record<ProductKind, ReviewBank>> = {
  tour: bankIn('reviews/tour.json', tour),
  hotel: bankIn('reviews/hotel.json', hotel),
  ticket: bankIn('reviews/ticket.json', ticket),
  goods: bankIn('reviews/goods.json', goods),
  visa: bankIn('reviews/visa.json', visa),
};

/** What is said besides of tours with nights on the way. */
const overnightTourBank = validateData(
  Type.Pick(ReviewBank, ['praise', 'wishes', 'poor']),
  'reviews/overnight-tour.json',
  overnightTour,
);

const longTourBank: ReviewBank = {
  ...reviewBanks.tour,
  praise: [...reviewBanks.tour.praise, ...overnightTourBank.praise],
  wishes: [...reviewBanks.tour.wishes, ...overnightTourBank.wishes],
  poor: [...reviewBanks.tour.poor, ...overnightTourBank.poor],
};

/** The sentences for a product of a kind that takes so many days. */
export const bankOf = (kind: ProductKind, days: number | null): ReviewBank =>
  kind === 'tour' && (days ?? 1) > 1 ? longTourBank : reviewBanks[kind];
