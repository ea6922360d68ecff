import type { DraftOf, ProductDraft, PublishFault, Ride, Text } from '@portal/shared/contract';
import { balanceGraceDays } from '../booking/deposit.ts';
import { feePercentOf } from '../orders/refund-fee.ts';
import { fewestCutoffDays } from './group-rule.ts';
import type { Place } from './map-links.ts';

type Faults = readonly PublishFault[];

const required = (field: string, isMissing: boolean): Faults =>
  isMissing ? [{ field, code: 'required' }] : [];
const invalid = (field: string, isWrong: boolean): Faults => (isWrong ? [{ field, code: 'invalid' }] : []);

const isText = (value: object): value is Text => 'zh' in value;

/** Every text needs Chinese. */
const blankTexts = (value: unknown, field: string): Faults => {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return required(field, value.zh.trim() === '');
  return Object.entries(value).flatMap(([key, one]) => blankTexts(one, `${field}/${key}`));
};

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;
const notTime = (field: string, time: string | null): Faults =>
  invalid(field, time !== null && !timeOfDay.test(time));

/** Required lists by kind. */
const neededLists = {
  tour: ['itinerary', 'included', 'excluded', 'notices', 'refundTiers'],
  hotel: ['about', 'facilities', 'policies'],
  ticket: ['openingHours', 'about', 'notices'],
  goods: ['about', 'afterSale'],
  visa: ['documents', 'steps', 'notices', 'refunds'],
} as const;

const lengthIn = (content: object, name: string): number => {
  const list = Object.entries(content).find(([key]) => key === name)?.[1];
  return Array.isArray(list) ? list.length : 0;
};

const missingLists = ({ kind, content }: ProductDraft): Faults =>
  neededLists[kind].flatMap((name) => required(`content/${name}`, lengthIn(content, name) === 0));

/** The months that countries ask passports to be valid for after a journey. */
const fewestPassportMonths = 6;

/** Abroad an ID card is no document to travel with, and passports are valid for six months after the return. */
const travelDocuments = ({ category, content: { travelDocuments: asked } }: DraftOf<'tour'>): Faults => {
  const abroad = category === 'abroad';
  const enough = (asked.passportMonths ?? -1) >= fewestPassportMonths;
  return [
    ...required('content/travelDocuments/accepted', asked.accepted.length === 0),
    ...invalid('content/travelDocuments/accepted', abroad && asked.accepted.includes('id-card')),
    ...invalid(
      'content/travelDocuments/passportMonths',
      abroad && asked.accepted.includes('passport') && !enough,
    ),
  ];
};

const extraCode = /^[a-z0-9-]{1,32}$/;

const tourExtras = ({ content: { extras = [] } }: DraftOf<'tour'>): Faults =>
  extras.flatMap(({ code, price, refund, refundDays }, place) => [
    ...required(`content/extras/${place}/code`, code === ''),
    ...invalid(
      `content/extras/${place}/code`,
      code !== '' && (!extraCode.test(code) || extras.slice(0, place).some((other) => other.code === code)),
    ),
    ...invalid(`content/extras/${place}/price`, price < 1),
    ...required(`content/extras/${place}/refundDays`, refund === 'daysBefore' && refundDays === null),
  ]);

/**
 * A deposit is above the fee of cancelling when the balance is missed, and the balance is settled before the group is
 * decided.
 */
const deposit = ({ content }: DraftOf<'tour'>): Faults => {
  const { depositPercent: percent = null, balanceDays: days = null, cutoffDays, refundTiers } = content;
  const settledDays = (days ?? 0) - balanceGraceDays - 1;
  return [
    ...invalid(
      'content/depositPercent',
      percent !== null && days !== null && percent <= feePercentOf(refundTiers, settledDays),
    ),
    ...required('content/depositPercent', percent === null && days !== null),
    ...required('content/balanceDays', percent !== null && days === null),
    ...invalid('content/balanceDays', days !== null && settledDays < cutoffDays),
  ];
};

const rideNumbers = { flight: /^[A-Z0-9]{2}\d{1,4}$/, other: /^[A-Za-z0-9][A-Za-z0-9 -]{0,11}$/ };

/** Numbers and times of rides are written as tickets have them; a next day needs a time. */
const rideFaults = ({ kind, number, departs, arrives, nextDay }: Ride, field: string): Faults => {
  const pattern = kind === 'flight' ? rideNumbers.flight : rideNumbers.other;
  return [
    ...invalid(`${field}/number`, number !== undefined && !pattern.test(number)),
    ...notTime(`${field}/departs`, departs ?? null),
    ...notTime(`${field}/arrives`, arrives ?? null),
    ...required(`${field}/arrives`, nextDay === true && arrives === undefined),
  ];
};

/** A latitude needs a longitude, and the reverse. */
const halfPlace = ({ latitude = null, longitude = null }: Place, field: string): Faults => [
  ...required(`${field}/latitude`, latitude === null && longitude !== null),
  ...required(`${field}/longitude`, longitude === null && latitude !== null),
];

const itineraryDays = ({ content: { itinerary } }: DraftOf<'tour'>): Faults =>
  itinerary.flatMap(({ hotel, hotelStars = null, hotelId = null, rides = [], sights }, day) => [
    ...required(
      `content/itinerary/${day}/hotel`,
      hotel === undefined && (hotelStars !== null || hotelId !== null),
    ),
    ...rides.flatMap((ride, place) => rideFaults(ride, `content/itinerary/${day}/rides/${place}`)),
    ...sights.flatMap((sight, place) => halfPlace(sight, `content/itinerary/${day}/sights/${place}`)),
  ]);

const tour = (draft: DraftOf<'tour'>): Faults => [
  ...invalid('content/minGroup', draft.content.minGroup < 1),
  ...invalid(
    'content/cutoffDays',
    draft.content.cutoffDays < fewestCutoffDays(draft.category, draft.content),
  ),
  ...invalid('content/maxPeople', draft.content.maxPeople < 1),
  ...deposit(draft),
  ...travelDocuments(draft),
  ...tourExtras(draft),
  ...itineraryDays(draft),
  ...draft.content.refundTiers.flatMap(({ daysBefore }, place, tiers) =>
    invalid(
      `content/refundTiers/${place}/daysBefore`,
      tiers.slice(0, place).some((other) => other.daysBefore <= daysBefore),
    ),
  ),
];

const hotel = ({ content, skus }: DraftOf<'hotel'>): Faults => [
  ...halfPlace(content, 'content'),
  ...required('content/phone', content.phone.trim() === ''),
  ...notTime('content/checkIn', content.checkIn),
  ...notTime('content/checkOut', content.checkOut),
  ...skus.flatMap(({ attributes: { picture, maxGuests, area } }, place) => [
    ...required(`skus/${place}/attributes/picture`, picture === ''),
    ...invalid(`skus/${place}/attributes/maxGuests`, maxGuests < 1),
    ...invalid(`skus/${place}/attributes/area`, area < 1),
  ]),
];

const ticket = ({ content, skus }: DraftOf<'ticket'>): Faults => [
  ...halfPlace(content, 'content'),
  ...content.openingHours.flatMap(({ from, to, lastEntry }, place) => [
    ...notTime(`content/openingHours/${place}/from`, from),
    ...notTime(`content/openingHours/${place}/to`, to),
    ...notTime(`content/openingHours/${place}/lastEntry`, lastEntry),
  ]),
  ...content.sights.flatMap(({ picture }, place) =>
    required(`content/sights/${place}/picture`, picture === ''),
  ),
  ...skus.flatMap(({ attributes: { code, from, to, maxPerOrder } }, place) => [
    ...required(`skus/${place}/attributes/code`, code.trim() === ''),
    ...notTime(`skus/${place}/attributes/from`, from),
    ...notTime(`skus/${place}/attributes/to`, to),
    ...invalid(`skus/${place}/attributes/maxPerOrder`, maxPerOrder < 1),
  ]),
];

const chosenTwice = (skus: DraftOf<'goods'>['skus'], place: number): boolean =>
  skus
    .slice(0, place)
    .some(({ attributes }) => attributes.values.join() === skus[place]?.attributes.values.join());

const goods = ({ content: { options }, skus }: DraftOf<'goods'>): Faults => [
  ...options.flatMap(({ values }, place) => required(`content/options/${place}/values`, values.length === 0)),
  ...skus.flatMap(({ attributes: { values } }, place) =>
    invalid(
      `skus/${place}/attributes/values`,
      values.length !== options.length ||
        values.some((value, option) => value >= (options[option]?.values.length ?? 0)) ||
        chosenTwice(skus, place),
    ),
  ),
];

const visa = ({ content: { countryCode, documents, electronic }, skus }: DraftOf<'visa'>): Faults => [
  ...invalid('content/countryCode', !/^[A-Z]{2}$/.test(countryCode)),
  ...documents.flatMap(({ applicant, items }, place) => [
    ...invalid(
      `content/documents/${place}/applicant`,
      documents.slice(0, place).some((other) => other.applicant === applicant),
    ),
    ...required(`content/documents/${place}/items`, items.length === 0),
    ...items.flatMap(({ title, original }, index) => [
      ...invalid(
        `content/documents/${place}/items/${index}/title`,
        items.slice(0, index).some((other) => other.title.zh === title.zh),
      ),
      ...invalid(`content/documents/${place}/items/${index}/original`, electronic && original),
    ]),
  ]),
  ...skus.flatMap(({ attributes: { workingDays } }, place) =>
    invalid(`skus/${place}/attributes/workingDays`, workingDays < 1),
  ),
];

const ownFaults = (draft: ProductDraft): Faults => {
  switch (draft.kind) {
    case 'tour':
      return tour(draft);
    case 'hotel':
      return hotel(draft);
    case 'ticket':
      return ticket(draft);
    case 'goods':
      return goods(draft);
    case 'visa':
      return visa(draft);
  }
};

const basics = (draft: ProductDraft): Faults => [
  ...required('title', draft.title.zh.trim() === ''),
  ...required('category', draft.kind !== 'tour' && draft.category.zh.trim() === ''),
  ...required('summary', (draft.summary?.zh ?? '').trim() === ''),
  ...required('destination', (draft.destination?.zh ?? '').trim() === ''),
  ...required('departureCity', draft.kind === 'tour' && (draft.departureCity?.zh ?? '').trim() === ''),
  ...required('gallery', draft.gallery.length === 0),
  ...required('skus', !draft.skus.some(({ enabled }) => enabled)),
];

/** The faults that block publishing, in the order of the form; empty when it is complete. */
export const publishFaults = (draft: ProductDraft): Faults => [
  ...basics(draft),
  ...blankTexts(draft.themes, 'themes'),
  ...missingLists(draft),
  ...blankTexts(draft.seo, 'seo'),
  ...blankTexts(draft.content, 'content'),
  ...draft.skus.flatMap(({ name, attributes }, place) => [
    ...blankTexts(name, `skus/${place}/name`),
    ...blankTexts(attributes, `skus/${place}/attributes`),
  ]),
  ...ownFaults(draft),
];
