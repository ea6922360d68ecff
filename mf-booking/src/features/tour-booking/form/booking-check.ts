import type { Traveller } from '@portal/shared/contract';
import {
  ageGroupOn,
  type BookedPerson,
  checkTourBooking,
  checkTourSelection,
  checkTravellerDraft,
  type FieldFault,
  isMobile,
  knownBirthDate,
  normalDocument,
  type TourLimits,
} from '@portal/shared/rules';
import type { BookingForm, ContactDraft, TravellerSlot } from './booking-form.ts';

/** What a booking is checked against. Days in Asia/Shanghai. */
export interface BookingTerms {
  readonly day: string;
  readonly today: string;
  readonly limits: TourLimits;
  /** The member's own travellers. */
  readonly saved: readonly Traveller[];
}

/** The birth date of a person, as soon as it can be known. */
export const bornOn = (
  slot: TravellerSlot,
  { saved, today }: Pick<BookingTerms, 'saved' | 'today'>,
): string | undefined =>
  slot.travellerId === undefined
    ? knownBirthDate(slot, today)
    : saved.find(({ id }) => id === slot.travellerId)?.birthDate;

const personOf = (slot: TravellerSlot, terms: BookingTerms): BookedPerson => ({
  birthDate: bornOn(slot, terms) ?? '',
  identity:
    slot.travellerId === undefined
      ? `${slot.documentType} ${normalDocument(slot.documentNo)}`
      : `saved ${slot.travellerId}`,
});

/** How many adults and children the people are by their age on the departure day; undefined while not all are known. */
export const peopleByAge = (
  { travellers }: BookingForm,
  terms: BookingTerms,
): { readonly adults: number; readonly children: number } | undefined => {
  const born = travellers.map((slot) => bornOn(slot, terms));
  const groups = born.flatMap((date) => (date ? [ageGroupOn(date, terms.day)] : []));
  if (groups.length < travellers.length || groups.includes('infant')) return undefined;
  const adults = groups.filter((group) => group === 'adult').length;
  return { adults, children: groups.length - adults };
};

const checkSlots = ({ travellers }: BookingForm, { today }: BookingTerms): FieldFault[] =>
  travellers.flatMap((slot, place) =>
    slot.travellerId === undefined
      ? checkTravellerDraft(slot, today).map(({ field, code }) => ({
          field: `travellers/${place}/${field}`,
          code,
        }))
      : [],
  );

const checkContact = ({ name, mobile, email }: ContactDraft, at: string): FieldFault[] => {
  const faults: FieldFault[] = [];
  if (name.trim() === '') faults.push({ field: `${at}/name`, code: 'required' });
  if (mobile.trim() === '') faults.push({ field: `${at}/mobile`, code: 'required' });
  else if (!isMobile(mobile.trim())) faults.push({ field: `${at}/mobile`, code: 'invalid' });
  if (email.trim() !== '' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email.trim()))
    faults.push({ field: `${at}/email`, code: 'invalid' });
  return faults;
};

/** What is wrong with a booking before it is sent, in the order of the page; empty when nothing is. */
export const checkBooking = (form: BookingForm, terms: BookingTerms): FieldFault[] => {
  const slots = checkSlots(form, terms);
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
