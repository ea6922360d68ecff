import type { SceneName } from '@portal/demo-artwork';
import type { ItineraryDay, Ride, Sight, TourContent, TourExtra } from '@portal/shared/contract';
import { daysInWords, tourCategoryNames } from '#src/catalog/products/index.ts';
import { textOf } from '../text-pair.ts';
import { noticesOf } from './conditions/common-notices.ts';
import {
  cutoffDaysOf,
  depositOf,
  maxPeopleOf,
  refundTiersOf,
  travelDocumentsOf,
} from './conditions/limits.ts';
import { excludedOf, includedOf } from './conditions/price-terms.ts';
import type { DaySeed, RideSeed, TourSeed } from './tour-seed.ts';
import { demoTranslatedNames } from './translated-names.ts';
import {
  dishes,
  type ExtraName,
  extras,
  rides,
  type SightName,
  sightPlaces,
  sights,
  stations,
  stays,
} from './vocabulary.ts';

/** Fewer pictures make no gallery, more make none better. */
const [fewest, most] = [3, 5];

const artwork = (scene: SceneName, seed: string): string => `/artwork/${scene}/${seed}.svg`;

const sightOf = (name: SightName): Sight => {
  const [latitude, longitude] = sightPlaces[name] ?? [];
  return { ...textOf(sights[name].name), ...(latitude === undefined ? {} : { latitude, longitude }) };
};

/** Pictures of transport do not show the destination. */
const onTheWay: readonly SceneName[] = ['plane', 'coach-road'];

const scenesOf = ({ cover, days, dishes: served = [] }: TourSeed): SceneName[] => [
  ...(cover ? [cover] : []),
  ...days
    .flatMap((one) => one.sights.map((name): SceneName => sights[name].scene))
    .filter((scene) => !onTheWay.includes(scene)),
  ...served.map((name) => dishes[name].scene),
];

/** Pictures of a tour, the cover first: one of each scene, the cover's scene again where there are too few. */
export const galleryOf = (seed: TourSeed): string[] => {
  const scenes = [...new Set(scenesOf(seed))].slice(0, most);
  const again = Array.from({ length: Math.max(0, fewest - scenes.length) }, (_, index) =>
    artwork(scenes[0] ?? 'sea', `${seed.slug}-g${index + 2}`),
  );
  return [...scenes.map((scene) => artwork(scene, seed.slug)), ...again];
};

const rideOf = ({ from, to, ...ride }: RideSeed): Ride => ({
  ...ride,
  from: textOf(stations[from]),
  to: textOf(stations[to]),
});

const itineraryDay = ({ slug }: TourSeed, one: DaySeed, index: number): ItineraryDay => {
  const [first] = one.sights;
  return {
    title: textOf(one.title),
    body: textOf(one.body),
    meals: {
      breakfast: one.meals.includes('B'),
      lunch: one.meals.includes('L'),
      dinner: one.meals.includes('D'),
    },
    transport: textOf(rides[one.by]),
    ...(one.rides ? { rides: one.rides.map(rideOf) } : {}),
    ...(one.stay ? { hotel: textOf(stays[one.stay]) } : {}),
    sights: one.sights.map(sightOf),
    ...(first ? { picture: artwork(sights[first].scene, `${slug}-d${index + 1}`) } : {}),
  };
};

const toCode = (name: ExtraName): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const extraOf = (code: ExtraName): TourExtra => {
  const { kind, name, description, price, perPerson, stock = null, refund, refundDays = null } = extras[code];
  const texts = { name: textOf(name), description: textOf(description) };
  return { code: toCode(code), ...texts, kind, price: price * 100, perPerson, stock, refund, refundDays };
};

/** The content of a tour. */
export const contentOf = (seed: TourSeed): TourContent => ({
  highlights: [...seed.highlights, ...(seed.dishes ?? []).map((name) => dishes[name].text)].map(textOf),
  itinerary: seed.days.map((one, index) => itineraryDay(seed, one, index)),
  included: includedOf(seed).map(textOf),
  excluded: excludedOf(seed).map(textOf),
  notices: noticesOf(seed).map(textOf),
  refundTiers: refundTiersOf(seed.category),
  minGroup: seed.minGroup,
  maxPeople: maxPeopleOf(seed.category),
  cutoffDays: cutoffDaysOf(seed),
  ...depositOf(seed),
  travelDocuments: travelDocumentsOf(seed.category),
  ...(seed.extras ? { extras: seed.extras.map(extraOf) } : {}),
});

const namesOf = ({ category, destination, from = '', themes }: TourSeed): string[] => [
  tourCategoryNames[category].zh,
  tourCategoryNames[category].en ?? '',
  ...[destination, from, ...themes, ...(category === 'local' ? ['湛江'] : [])].flatMap((name) => [
    name,
    demoTranslatedNames.get(name) ?? '',
  ]),
];

/** What a search finds a tour by, in both languages. */
export const searchTextOf = (seed: TourSeed): string => {
  const stops = seed.days.flatMap((one) => one.sights.map((name) => sights[name].name.join(' ')));
  const words = [
    ...seed.title,
    ...seed.summary,
    ...namesOf(seed),
    ...stops,
    daysInWords(seed.days.length),
  ].filter((word) => word !== '');
  return [...new Set(words)].join(' ');
};
