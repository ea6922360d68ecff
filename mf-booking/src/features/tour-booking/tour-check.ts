import type { TourExtra, TravelDocuments } from '@portal/shared/contract';
import {
  ageGroupOn,
  type BookedPerson,
  checkTourBooking,
  checkTourExtras,
  checkTourSelection,
  checkTravelDocument,
  type FieldFault,
  type TourLimits,
} from '@portal/shared/rules';
import { checkContact } from '#src/booking/form/contact-form.ts';
import { bornOn, checkSlot, identityOf, type PeopleTerms } from '#src/booking/people/people-check.ts';
import type { TravellerSlot } from '#src/booking/people/people-form.ts';
import type { TourForm } from './tour-form.ts';

/** What a booking is checked against. Days in Asia/Shanghai. */
export interface TourTerms extends PeopleTerms {
  readonly day: string;
  /** How many days the tour takes. */
  readonly days: number;
  readonly limits: TourLimits;
  readonly extras: readonly TourExtra[];
  readonly documents: TravelDocuments;
}

const personOf = (slot: TravellerSlot, terms: TourTerms): BookedPerson => ({
  birthDate: bornOn(slot, terms) ?? '',
  identity: identityOf(slot),
});

/** What is wrong with somebody's document: at its fields where it was typed in, else at the saved person. */
export const checkDocument = (slot: TravellerSlot, at: string, terms: TourTerms): FieldFault[] => {
  const saved = terms.saved.find(({ id }) => id === slot.travellerId);
  const faults = checkTravelDocument(terms.documents, saved ?? slot, terms);
  if (!saved) return faults.map(({ field, code }) => ({ field: `${at}/${field}`, code }));
  return faults.slice(0, 1).map(({ code }) => ({ field: at, code }));
};

const checkPerson = (slot: TravellerSlot, at: string, terms: TourTerms): FieldFault[] => {
  const own = checkSlot(slot, at, terms.today);
  const others = checkDocument(slot, at, terms).filter(
    ({ field }) => !own.some((one) => one.field === field),
  );
  return [...own, ...others];
};

/** How many adults and children the people are by their age on the departure day; undefined while not all are known. */
export const peopleByAge = (
  { travellers }: TourForm,
  terms: TourTerms,
): { readonly adults: number; readonly children: number } | undefined => {
  const born = travellers.map((slot) => bornOn(slot, terms));
  const groups = born.flatMap((date) => (date ? [ageGroupOn(date, terms.day)] : []));
  if (groups.length < travellers.length || groups.includes('infant')) return undefined;
  const adults = groups.filter((group) => group === 'adult').length;
  return { adults, children: groups.length - adults };
};

/** Validates a booking: errors in the order of the page. */
export const checkTour = (form: TourForm, terms: TourTerms): FieldFault[] => {
  const slots = form.travellers.flatMap((slot, place) => checkPerson(slot, `travellers/${place}`, terms));
  const people = form.travellers.map((slot) => personOf(slot, terms));
  const whole =
    slots.length > 0
      ? checkTourSelection(form, terms.limits)
      : checkTourBooking({ ...form, day: terms.day }, terms.limits, people);
  return [
    ...whole,
    ...slots,
    ...checkTourExtras(form.extras, terms.extras, form.adults + form.children),
    ...checkContact(form.contact, 'contact'),
    ...checkContact(form.emergencyContact, 'emergencyContact'),
    ...(form.contractAccepted ? [] : [{ field: 'contractAccepted', code: 'required' } as const]),
  ];
};
