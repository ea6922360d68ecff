import { Type } from 'typebox';
import commonNoticeData from '../data/visas/vocabulary/common-notices.json' with { type: 'json' };
import countryData from '../data/visas/vocabulary/countries.json' with { type: 'json' };
import documentData from '../data/visas/vocabulary/documents.json' with { type: 'json' };
import purposeData from '../data/visas/vocabulary/purposes.json' with { type: 'json' };
import refundData from '../data/visas/vocabulary/refunds.json' with { type: 'json' };
import stepData from '../data/visas/vocabulary/steps.json' with { type: 'json' };
import traitData from '../data/visas/vocabulary/traits.json' with { type: 'json' };
import wayData from '../data/visas/vocabulary/ways.json' with { type: 'json' };
import { nameIn, Scene } from '../fields.ts';
import { Pair, Words } from '../text-pair.ts';
import { validateData, validateEach } from '../validate-data.ts';

const vocabulary = 'visas/vocabulary';

const Country = Type.Object(
  {
    en: Words,
    /** ISO 3166-1. */
    code: Type.String({ pattern: '^[A-Z]{2}$' }),
    /** What it is drawn as. */
    scenes: Type.Array(Scene, { minItems: 1 }),
  },
  { additionalProperties: false },
);

/** The countries that visas are for. */
export const countries = validateEach(Country, `${vocabulary}/countries.json`, countryData);

/** What a visa is for, with its English. */
export const purposes = validateEach(Words, `${vocabulary}/purposes.json`, purposeData);

export type Purpose = keyof typeof purposes;

/** What visas are filtered by, with its English. */
export const traits = validateEach(Words, `${vocabulary}/traits.json`, traitData);

/** The English of every purpose, trait and country, by the Chinese that visas carry. */
export const visaTerms: Readonly<Record<string, string>> = {
  ...purposes,
  ...traits,
  ...Object.fromEntries(Object.entries(countries).map(([zh, { en }]) => [zh, en])),
};

const Document = Type.Object(
  { title: Pair, body: Pair, required: Type.Boolean(), original: Type.Boolean() },
  { additionalProperties: false },
);

/** What applicants bring. */
export const documents = validateEach(Document, `${vocabulary}/documents.json`, documentData);

export type DocumentName = keyof typeof documents;

const Step = Type.Object({ title: Pair, body: Pair }, { additionalProperties: false });

/** The steps of an application. */
export const steps = validateEach(Step, `${vocabulary}/steps.json`, stepData);

const Way = Type.Object(
  {
    /** How much has to be brought. */
    papers: Type.Enum(['light', 'scans', 'regular', 'full']),
    /** Files are enough: nothing is sent in or back. */
    electronic: Type.Boolean(),
    interview: Type.Boolean(),
    accepts: Pair,
    steps: Type.Array(nameIn(steps)),
    included: Type.Array(Pair),
    notices: Type.Array(Pair),
  },
  { additionalProperties: false },
);

/** How a visa is applied for. */
export const ways = validateEach(Way, `${vocabulary}/ways.json`, wayData);

export type WayName = keyof typeof ways;

const Pairs = Type.Array(Pair);

/** What is to be known about every visa. */
export const commonNotices = validateData(Pairs, `${vocabulary}/common-notices.json`, commonNoticeData);

/** Refunds after a cancellation. */
export const refunds = validateData(Pairs, `${vocabulary}/refunds.json`, refundData);
