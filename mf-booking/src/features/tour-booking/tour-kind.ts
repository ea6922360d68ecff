import { ApiError, call, queryClient, queryOf } from '@portal/shared/api';
import type { TourBooking, TourExtra, TourQuote } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { extraLineCode, orderKinds, passportDeadline } from '@portal/shared/rules';
import type { BookingKind, BookingLabels } from '#src/booking/booking-kind.ts';
import { type ErrorTexts, positionIn } from '#src/booking/form/error-text.ts';
import { dropUnknown } from '#src/booking/people/people-form.ts';
import { savePeople } from '#src/booking/people/save-people.ts';
import type { TourOffer } from './offer.ts';
import { tourBookingMessages } from './tour-booking-messages.ts';
import { checkTour, type TourTerms } from './tour-check.ts';
import {
  bookingBody,
  formFrom,
  keptOf,
  type PeopleAsked,
  selectionOf,
  type TourForm,
  withDocuments,
  withOffered,
} from './tour-form.ts';
import { useDeposit } from './use-deposit.ts';
import { travelTerms, useTravelTerms } from './use-travel-terms.ts';

const useErrorTexts = (terms: TourTerms): ErrorTexts => {
  const t = useMessages(tourBookingMessages);
  const text = useText();
  const language = useLanguage();
  const deadline = passportDeadline(terms.documents, terms);
  const early = t('faults.passportEarly', {
    day: deadline ? formatDay(deadline, language, { year: true }) : '',
  });
  return {
    faults: {
      'adults.tooMany': t('faults.peopleTooMany', { count: terms.limits.maxPeople }),
      'adults.noAdult': t('faults.noAdult'),
      'singleRooms.tooMany': t('faults.singlesTooMany'),
      'singleRooms.notOffered': t('faults.noSingles'),
      'travellers.countMismatch': t('faults.countMismatch'),
      'travellers.ageMismatch': t('faults.ageMismatch'),
      'travellers/*.infant': t('faults.infant'),
      'travellers/*.duplicate': t('faults.duplicate'),
      'travellers/*.documentNotAccepted': t('faults.documentNotAccepted'),
      'travellers/*.required': t('faults.passportIncomplete'),
      'travellers/*.expiresEarly': early,
      'travellers/*/documentExpiry.expiresEarly': early,
      'extras/*/quantity.tooMany': t('faults.extraTooMany'),
      'extras/*/code.notOffered': t('faults.extraNotOffered'),
      'contractAccepted.required': t('faults.contract'),
    },
    owner: (field) => {
      const extra = terms.extras[(positionIn(field, 'extras') ?? 0) - 1];
      if (extra) return text(extra.name);
      const number = positionIn(field, 'travellers');
      if (number !== undefined) return t('travellers.person', { number });
      return field.startsWith('emergencyContact/') ? t('emergency.title') : undefined;
    },
  };
};

const lineCodes = ['adult', 'child', 'single'] as const;

/** What a tour calls things. */
const useTourLabels = ({ tour, departure }: TourOffer, extras: readonly TourExtra[]): BookingLabels => {
  const t = useMessages(tourBookingMessages);
  const text = useText();
  const deposit = useDeposit(tour, departure.day);
  return {
    deposit,
    hold: t('hold', { minutes: orderKinds.tour.holdMinutes }),
    lineName: ({ code, name }) => {
      const known = lineCodes.find((each) => each === code);
      if (known) return t(`price.${known}`);
      const extra = extras.find((one) => extraLineCode(one.code) === code);
      return extra ? text(extra.name) : name;
    },
    soldOut: { title: t('soldOut.title'), body: t('soldOut.body') },
    closed: t('missing.title'),
    other: { to: `${paths.tour(tour.id)}#departures`, label: t('missing.calendar') },
  };
};

/** The buyer has read terms that are no longer in force: the new ones are fetched. */
const renewTerms = (error: unknown): never => {
  if (error instanceof ApiError && error.field === 'contractAccepted')
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === travelTerms });
  throw error;
};

/** How a departure is booked. `asked` is how many people the address asks for. */
export const useTourKind = (
  offer: TourOffer,
  terms: TourTerms,
  asked: PeopleAsked,
): BookingKind<TourForm, TourQuote, TourBooking> => {
  const { tour, departure, saved } = offer;
  const { accepted } = terms.documents;
  const termsVersion = useTravelTerms()?.version;
  const shown = (form: TourForm) => withOffered(withDocuments(form, accepted), terms.extras);
  const choice = { tourId: tour.id, skuId: departure.skuId, day: departure.day };
  return {
    kind: 'tour',
    productId: tour.id,
    choice: `${tour.id}:${departure.day}`,
    chosen: ['tourId', 'skuId', 'day'],
    read: (kept) => {
      const form = formFrom(kept, asked);
      return withOffered({ ...form, travellers: dropUnknown(form.travellers, saved) }, terms.extras);
    },
    keep: (form) => keptOf(form, asked),
    check: (form) => checkTour(shown(form), terms),
    words: useErrorTexts(terms),
    quote: (form) =>
      queryOf('POST /api/v1/orders/tour/quote', { body: selectionOf(shown(form), choice) }, { quiet: true }),
    body: (form, amount) => ({
      ...bookingBody(shown(form), choice, amount),
      ...(termsVersion ? { termsVersion } : {}),
    }),
    send: (body, options) => call('POST /api/v1/orders/tour', { body }, options).catch(renewTerms),
    after: (form) => void savePeople(withDocuments(form, accepted).travellers),
    labels: useTourLabels(offer, terms.extras),
  };
};
