import { call, queryOf } from '@portal/shared/api';
import type { Address, Quote, Traveller, VisaBooking, VisaDetail, VisaType } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { orderKinds, visaTravelDays } from '@portal/shared/rules';
import { useAddressFaults } from '#src/booking/address/address-choice.tsx';
import { saveAddress } from '#src/booking/address/save-address.ts';
import type { BookingKind, BookingLabels } from '#src/booking/booking-kind.ts';
import { type ErrorTexts, positionIn } from '#src/booking/form/error-text.ts';
import { dropUnknown } from '#src/booking/people/people-form.ts';
import { savePeople } from '#src/booking/people/save-people.ts';
import { blankPerson } from './applicant-form.ts';
import { visaBookingMessages } from './visa-booking-messages.ts';
import { checkVisa, type VisaTerms } from './visa-check.ts';
import { bookingBody, formFrom, keptOf, selectionOf, type VisaForm, withPeople } from './visa-form.ts';

/** What is applied for: a type of a visa, and whom the member may apply for. */
export interface VisaOffer {
  readonly visa: VisaDetail;
  readonly type: VisaType;
  readonly saved: readonly Traveller[];
  /** The member's own addresses. */
  readonly book: readonly Address[];
}

const useErrorTexts = ({ workingDays, today }: VisaTerms): ErrorTexts => {
  const t = useMessages(visaBookingMessages);
  const language = useLanguage();
  const { first, last } = visaTravelDays(workingDays, today);
  return {
    faults: {
      'travelDay.required': t('faults.dayRequired'),
      'travelDay.tooSoon': t('faults.dayTooSoon', { day: formatDay(first, language) }),
      'travelDay.tooLate': t('faults.dayTooLate', { day: formatDay(last, language, { year: true }) }),
      'applicants/*/applicant.required': t('faults.kindRequired'),
      'applicants/*/applicant.kindAge': t('faults.kindAge'),
      'applicants/*/applicant.kindNotAccepted': t('faults.kindNotAccepted'),
      'applicants/*/person.duplicate': t('faults.duplicate'),
      'applicants/*/files.invalid': t('faults.filesWaiting'),
      'applicants/*/files.tooMany': t('faults.filesTooMany'),
      ...useAddressFaults('returnAddress'),
    },
    owner: (field) => {
      const number = positionIn(field, 'applicants');
      if (number !== undefined) return t('people.person', { number });
      return field.startsWith('returnAddress/') ? t('address.title') : undefined;
    },
  };
};

const useLabels = ({ visa, type }: VisaOffer): BookingLabels => {
  const t = useMessages(visaBookingMessages);
  const text = useText();
  return {
    hold: t('hold', { minutes: orderKinds.visa.holdMinutes }),
    lineName: ({ code, name }) => (code === 'applicant' ? text(type.name) : name),
    soldOut: { title: t('soldOut.title'), body: t('soldOut.body') },
    closed: t('missing.title'),
    other: { to: paths.visa(visa.id), label: t('missing.visa') },
  };
};

/** How a visa is applied for. */
export const useVisaKind = (
  offer: VisaOffer,
  terms: VisaTerms,
): BookingKind<VisaForm, Quote, VisaBooking> => {
  const { visa, type, saved, book } = offer;
  const address = { visaId: visa.id, skuId: type.skuId };
  const { documents: lists, electronic } = visa.content;
  return {
    kind: 'visa',
    productId: visa.id,
    // Another type of the same visa asks for the same.
    choice: String(visa.id),
    chosen: ['visaId', 'skuId'],
    read: (kept) =>
      withPeople(formFrom(kept, lists, book), (people) => dropUnknown(people, saved, blankPerson)),
    keep: keptOf,
    check: (form) => checkVisa(form, terms),
    words: useErrorTexts(terms),
    quote: (form) =>
      queryOf('POST /api/v1/orders/visa/quote', { body: selectionOf(form, address) }, { quiet: true }),
    body: (form, amount) => bookingBody(form, { visa: address, lists, electronic }, amount),
    send: (body, options) => call('POST /api/v1/orders/visa', { body }, options),
    after: ({ applicants, returnAddress }) => {
      void savePeople(applicants.map(({ person }) => person));
      if (!electronic) void saveAddress(returnAddress);
    },
    labels: useLabels(offer),
  };
};
