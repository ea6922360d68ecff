import type { DocumentType, TourBooking, TourSelection } from '@portal/shared/contract';
import { blankContact, type ContactDraft, contactIn, contactOf } from '#src/booking/form/contact-form.ts';
import { blankExtras, type ExtrasDraft, extrasIn, extrasOf } from '#src/booking/form/extras-form.ts';
import { countIn, listIn, recordIn } from '#src/booking/form/parse-draft.ts';
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
  readonly travellers: readonly TravellerSlot[];
  readonly contact: ContactDraft;
  readonly emergencyContact: ContactDraft;
  readonly contractAccepted: boolean;
}

export const blankForm = ({ adults, children }: PeopleAsked): TourForm => ({
  adults,
  children,
  singleRooms: 0,
  travellers: blankSlots(adults + children),
  contact: blankContact,
  emergencyContact: blankContact,
  ...blankExtras,
  contractAccepted: false,
});

/** Changes how many people and rooms are asked for, and with them the places. */
export const withPeople = (
  form: TourForm,
  changes: Partial<Pick<TourForm, 'adults' | 'children' | 'singleRooms'>>,
): TourForm => {
  const next = { ...form, ...changes };
  return {
    ...next,
    singleRooms: Math.min(next.singleRooms, next.adults),
    travellers: resizeSlots(form.travellers, next.adults + next.children),
  };
};

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
    travellers: resizeSlots(listIn(travellers).map(slotIn), adults + children),
    contact: contactIn(kept.contact),
    emergencyContact: contactIn(kept.emergencyContact),
    ...extrasIn(kept),
  };
};

export type DepartureChoice = Pick<TourSelection, 'tourId' | 'skuId' | 'day'>;

/** What is quoted. */
export const selectionOf = (
  { adults, children, singleRooms }: TourForm,
  choice: DepartureChoice,
): TourSelection => ({ ...choice, adults, children, singleRooms });

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
