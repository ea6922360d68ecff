import {
  ageGroupOn,
  type BookedPerson,
  checkTourBooking,
  checkTourSelection,
  type FieldFault,
  type TourLimits,
} from '@portal/shared/rules';
import { checkContact } from '#src/booking/form/contact-form.ts';
import { bornOn, checkSlots, identityOf, type PeopleTerms } from '#src/booking/people/people-check.ts';
import type { TravellerSlot } from '#src/booking/people/people-form.ts';
import type { TourForm } from './tour-form.ts';

/** What a booking is checked against. Days in Asia/Shanghai. */
export interface TourTerms extends PeopleTerms {
  readonly day: string;
  readonly limits: TourLimits;
}

const personOf = (slot: TravellerSlot, terms: TourTerms): BookedPerson => ({
  birthDate: bornOn(slot, terms) ?? '',
  identity: identityOf(slot),
});

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
  const slots = checkSlots(form.travellers, 'travellers', terms.today);
  const people = form.travellers.map((slot) => personOf(slot, terms));
  const whole =
    slots.length > 0
      ? checkTourSelection(form, terms.limits)
      : checkTourBooking({ ...form, day: terms.day }, terms.limits, people);
  return [
    ...whole,
    ...slots,
    ...checkContact(form.contact, 'contact'),
    ...checkContact(form.emergencyContact, 'emergencyContact'),
    ...(form.contractAccepted ? [] : [{ field: 'contractAccepted', code: 'required' } as const]),
  ];
};
