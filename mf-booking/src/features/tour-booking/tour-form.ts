import type {
  ChosenExtra,
  DocumentType,
  TourBooking,
  TourExtra,
  TourSelection,
} from '@portal/shared/contract';
import { blankContact, type ContactDraft, contactIn, contactOf } from '#src/booking/form/contact-form.ts';
import { blankExtras, type ExtrasDraft, extrasIn, extrasOf } from '#src/booking/form/extras-form.ts';
import { countIn, listIn, recordIn, textIn } from '#src/booking/form/parse-draft.ts';
import {
  blankSlots,
  keptSlot,
  personOf,
  resizeSlots,
  slotIn,
  type TravellerSlot,
  withAccepted,
} from '#src/booking/people/people-form.ts';

export interface PeopleAsked {
  readonly adults: number;
  readonly children: number;
}

/** A tour booking while it is filled in. Its fields stand where the server's body has them: paths lead to both. */
export interface TourForm extends PeopleAsked, ExtrasDraft {
  readonly singleRooms: number;
  /** In the order of the tour, 0 where an extra is not wanted. */
  readonly extras: readonly ChosenExtra[];
  readonly travellers: readonly TravellerSlot[];
  readonly contact: ContactDraft;
  readonly emergencyContact: ContactDraft;
  readonly contractAccepted: boolean;
}

export const blankForm = ({ adults, children }: PeopleAsked): TourForm => ({
  adults,
  children,
  singleRooms: 0,
  extras: [],
  travellers: blankSlots(adults + children),
  contact: blankContact,
  emergencyContact: blankContact,
  ...blankExtras,
  contractAccepted: false,
});

const extrasUpTo = (extras: readonly ChosenExtra[], people: number): ChosenExtra[] =>
  extras.map(({ code, quantity }) => ({ code, quantity: Math.min(quantity, people) }));

const extraIn = (value: unknown): ChosenExtra => {
  const { code, quantity } = recordIn(value);
  return { code: textIn(code), quantity: countIn(quantity, 0) };
};

/** Changes how many people and rooms are asked for, and with them the places and extras. */
export const withPeople = (
  form: TourForm,
  changes: Partial<Pick<TourForm, 'adults' | 'children' | 'singleRooms'>>,
): TourForm => {
  const next = { ...form, ...changes };
  return {
    ...next,
    singleRooms: Math.min(next.singleRooms, next.adults),
    extras: extrasUpTo(form.extras, next.adults + next.children),
    travellers: resizeSlots(form.travellers, next.adults + next.children),
  };
};

/** Changes how many of an extra are wanted. */
export const withExtra = (form: TourForm, place: number, quantity: number): TourForm => ({
  ...form,
  extras: form.extras.map((extra, index) => (index === place ? { ...extra, quantity } : extra)),
});

/** The same form with the extras that the tour offers, as it is shown, checked and sent. */
export const withOffered = (form: TourForm, offered: readonly TourExtra[]): TourForm => ({
  ...form,
  extras: offered.map(
    ({ code }) => form.extras.find((extra) => extra.code === code) ?? { code, quantity: 0 },
  ),
});

/** The same form with documents that the tour accepts, as it is shown, checked and sent. */
export const withDocuments = (form: TourForm, accepted: readonly DocumentType[]): TourForm => ({
  ...form,
  travellers: form.travellers.map((slot) => withAccepted(slot, accepted)),
});

/** What is kept of a form: all but document numbers and the consent, which are given anew. */
export const keptOf = (form: TourForm, asked: PeopleAsked) => ({
  ...form,
  asked,
  contractAccepted: undefined,
  travellers: form.travellers.map(keptSlot),
});

/**
 * A form as it was left, from what was kept; blank without. `asked` is how many people the address asks for: asking
 * for others than then counts more than the steppers of the draft.
 */
export const formFrom = (draft: unknown, asked: PeopleAsked): TourForm => {
  const { asked: then, travellers, ...kept } = recordIn(draft);
  const same = recordIn(then).adults === asked.adults && recordIn(then).children === asked.children;
  const adults = same ? countIn(kept.adults, asked.adults, { least: 1 }) : asked.adults;
  const children = same ? countIn(kept.children, asked.children) : asked.children;
  return {
    ...blankForm(asked),
    adults,
    children,
    singleRooms: Math.min(countIn(kept.singleRooms, 0), adults),
    extras: extrasUpTo(listIn(kept.extras).map(extraIn), adults + children),
    travellers: resizeSlots(listIn(travellers).map(slotIn), adults + children),
    contact: contactIn(kept.contact),
    emergencyContact: contactIn(kept.emergencyContact),
    ...extrasIn(kept),
  };
};

export type DepartureChoice = Pick<TourSelection, 'tourId' | 'skuId' | 'day'>;

/** What is quoted. */
export const selectionOf = (
  { adults, children, singleRooms, extras }: TourForm,
  choice: DepartureChoice,
): TourSelection => ({
  ...{ ...choice, adults, children, singleRooms },
  ...(extras.length > 0 ? { extras: [...extras] } : {}),
});

/** The body of the order. `expectedAmount` is what the buyer saw, in fen. */
export const bookingBody = (
  form: TourForm,
  choice: DepartureChoice,
  expectedAmount: number,
): TourBooking => ({
  ...selectionOf(form, choice),
  travellers: form.travellers.map(personOf),
  contact: contactOf(form.contact),
  emergencyContact: contactOf(form.emergencyContact),
  ...extrasOf(form),
  contractAccepted: true,
  expectedAmount,
});
