import type { TicketContent } from '@portal/shared/contract';
import type { SkuAttributes } from '#src/platform/database/index.ts';
import { artworkAddress } from '../artwork-address.ts';
import { type Pair, textOf } from '../text-pair.ts';
import { cityNames } from '../tours/regions.ts';
import { demoTranslatedNames } from '../tours/translated-names.ts';
import { openingHoursOf } from './opening-hours.ts';
import type { SightSeed, Slot, TypeSeed } from './ticket-seed.ts';
import {
  audiences,
  commonNotices,
  inclusions,
  sightCategories,
  sightNotices,
  sightThemes,
} from './vocabulary.ts';

const placePictures = ({ slug, places }: SightSeed): string[] =>
  places.map(({ scene }, index) => artworkAddress(scene, `${slug}-p${index + 1}`));

/** Pictures of a sight: the whole, then what there is to see. */
export const galleryOf = (seed: SightSeed): string[] => [
  artworkAddress(seed.cover, seed.slug),
  ...placePictures(seed),
];

const noticesOf = ({ realName, notices }: SightSeed): Pair[] => [
  commonNotices[realName ? 'realName' : 'code'],
  ...notices.map((name) => sightNotices[name]),
  commonNotices.demo,
];

/** The content of a sight. */
export const contentOf = (seed: SightSeed): TicketContent => {
  const pictures = placePictures(seed);
  return {
    address: textOf(seed.address),
    latitude: seed.latitude,
    longitude: seed.longitude,
    openingHours: openingHoursOf(seed.hours),
    visitHours: seed.visitHours,
    highlights: seed.highlights.map(textOf),
    about: seed.about.map(textOf),
    sights: seed.places.map(({ name, body }, index) => ({
      name: textOf(name),
      body: textOf(body),
      picture: pictures[index] ?? '',
    })),
    gettingThere: seed.gettingThere.map(textOf),
    notices: noticesOf(seed).map(textOf),
  };
};

/** Families come in twos or threes, and each ticket has a name. */
const mostOf = ({ realName }: SightSeed, { audience }: TypeSeed): number => {
  if (audience === 'family' || audience === 'parentAndChild') return 3;
  return realName ? 5 : 10;
};

const concessions: readonly TypeSeed['audience'][] = ['child', 'smallChild', 'student', 'senior'];

/** Whether a ticket type is for some people only. */
export const isConcession = ({ audience }: TypeSeed): boolean => concessions.includes(audience);

/** What a ticket type has besides its name; of one of its slots, if it has any. */
export const attributesOf = (sight: SightSeed, type: TypeSeed, slot: Slot | undefined): SkuAttributes => ({
  code: type.code,
  audience: textOf(audiences[type.audience]),
  concession: isConcession(type),
  includes: type.includes.map((one) => textOf(typeof one === 'string' ? inclusions[one] : one)),
  realName: sight.realName,
  refund: type.refund,
  marketPrice: type.usual === undefined ? null : type.usual * 100,
  maxPerOrder: mostOf(sight, type),
  from: slot?.[0] ?? null,
  to: slot?.[1] ?? null,
});

/** What a search finds a sight by, in both languages. */
export const searchTextOf = (seed: SightSeed): string => {
  const words = [
    ...seed.title,
    ...seed.summary,
    seed.category,
    sightCategories[seed.category],
    seed.destination,
    demoTranslatedNames.get(seed.destination) ?? '',
    ...seed.themes.flatMap((zh) => [zh, sightThemes[zh]]),
    ...seed.places.flatMap(({ name }) => name),
    ...cityNames(seed.region),
    '景点 门票 tickets',
  ];
  return [...new Set(words.filter((word) => word !== ''))].join(' ');
};
