import type { Text, VisaContent, VisaType } from '@portal/shared/contract';
import { artworkAddress } from '../artwork-address.ts';
import { type Pair, textOf } from '../text-pair.ts';
import { documentsOf } from './documents.ts';
import type { VisaSeed, VisaTypeSeed } from './visa-seed.ts';
import { commonNotices, countries, refunds, steps, visaTerms, ways } from './vocabulary.ts';

/** Pictures of a visa: the country first, then the papers. */
export const visaGallery = ({ country, slug }: Pick<VisaSeed, 'country' | 'slug'>): string[] =>
  [...countries[country].scenes, 'visa-stamp' as const, 'visa-passport' as const].map((scene) =>
    artworkAddress(scene, slug),
  );

/** The content of a visa. */
export const visaContent = (seed: VisaSeed): VisaContent => {
  const { accepts, interview, electronic, steps: names, included, notices } = ways[seed.way];
  return {
    countryCode: countries[seed.country].code,
    accepts: textOf(accepts),
    interview,
    electronic,
    highlights: seed.highlights.map(textOf),
    documents: documentsOf(seed),
    steps: names.map((name) => ({ title: textOf(steps[name].title), body: textOf(steps[name].body) })),
    included: included.map(textOf),
    notices: [...(seed.notices ?? []), ...notices, ...commonNotices].map(textOf),
    refunds: refunds.map(textOf),
  };
};

const entryNames = {
  single: ['单次', 'Single entry'],
  multiple: ['多次', 'Multiple entries'],
} as const;

const speedNames = { express: ['加急', 'express'], ordinary: ['普通', 'ordinary'] } as const;

/** What a way to apply is called: entries and speed, unless it has a name of its own. */
export const visaTypeName = ({ name, entries, express }: VisaTypeSeed): Text => {
  if (name) return textOf(name);
  const [entry, speed] = [entryNames[entries], speedNames[express ? 'express' : 'ordinary']];
  return { zh: `${entry[0]}·${speed[0]}`, en: `${entry[1]}, ${speed[1]}` };
};

/** What a way to apply has besides its name and price. */
export const visaAttributes = (type: VisaTypeSeed): Omit<VisaType, 'skuId' | 'name'> => ({
  entries: type.entries,
  validity: textOf(type.validity),
  stay: textOf(type.stay),
  workingDays: type.workingDays,
  express: type.express ?? false,
});

const named = (zh: string): Pair => [zh, visaTerms[zh] ?? ''];

/** What a search finds a visa by, in both languages. */
export const visaSearchText = (seed: VisaSeed): string => {
  const names = [seed.purpose, seed.country, ...seed.traits].flatMap(named);
  return [...new Set([...seed.title, ...seed.summary, ...names])].join(' ');
};
