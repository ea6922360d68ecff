import { type Static, Type } from 'typebox';
import { nameIn, Scene, slug } from '../fields.ts';
import type { DataKind } from '../read-groups.ts';
import { Pair } from '../text-pair.ts';

const Picture = Type.Object({ scene: Scene, caption: Pair }, { additionalProperties: false });

/** One block of an article: exactly one of these. */
const BlockSeed = Type.Object(
  {
    heading: Type.Optional(Pair),
    text: Type.Optional(Pair),
    list: Type.Optional(Type.Array(Pair, { minItems: 1 })),
    picture: Type.Optional(Picture),
  },
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
);
export type BlockSeed = Static<typeof BlockSeed>;

/** What news is about, with its English. */
export const newsCategories = {
  旅行资讯: 'Travel notes',
  目的地: 'Places',
  美食: 'Food',
  公司动态: 'From the agency',
  活动: 'Events',
};

const NewsSeed = Type.Object(
  {
    slug: slug(50),
    category: nameIn(newsCategories),
    /** Month and day, because seasons come every year: it was published when that day last was. */
    on: Type.String({ pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' }),
    title: Pair,
    summary: Pair,
    scene: Scene,
    body: Type.Array(BlockSeed, { minItems: 1 }),
  },
  { additionalProperties: false },
);
/** A news item as it is written. */
export type NewsSeed = Static<typeof NewsSeed>;

const PageSeed = Type.Object(
  {
    /** Names it in addresses, and seeds its pictures. */
    code: slug(50),
    title: Pair,
    /** How long ago it was last changed. */
    daysAgo: Type.Integer({ minimum: 0 }),
    body: Type.Array(BlockSeed, { minItems: 1 }),
  },
  { additionalProperties: false },
);
/** A statement, or a page about the company, as it is written. */
export type PageSeed = Static<typeof PageSeed>;

/** The topics of the help centre in their order, with their English. */
export const helpTopics = {
  预订: 'Booking',
  付款: 'Payment',
  改期与变更: 'Changes',
  退款: 'Cancellation and refunds',
  出行与凭证: 'Before and during your trip',
  签证: 'Visas',
  发票: 'Invoices',
  账户与安全: 'Account and security',
};

const HelpSeed = Type.Object(
  { ...PageSeed.properties, topic: nameIn(helpTopics) },
  { additionalProperties: false },
);
/** A question of the help centre with its answer, as it is written. */
export type HelpSeed = Static<typeof HelpSeed>;

/** The help centre; its questions are ordered by topic. */
export const helpKind = {
  name: 'help',
  item: HelpSeed,
  groups: ['booking', 'payment', 'refunds', 'travel', 'account'],
} satisfies DataKind;

export const newsKind = {
  name: 'news',
  item: NewsSeed,
  groups: ['travelling-safely', 'travelling-informed', 'places', 'food', 'agency', 'events'],
} satisfies DataKind;

/** What holds between the agency and its customers. */
export const statementKind = {
  name: 'statements',
  item: PageSeed,
  groups: ['rights', 'travel-terms'],
} satisfies DataKind;

/** Pages about the agency. */
export const companyKind = { name: 'company', item: PageSeed, groups: ['about'] } satisfies DataKind;
