import type { TicketBooking, TicketSelection } from '@portal/shared/contract';
import { checkTicketBooking, checkVisit, type FieldFault, type TicketLimits } from '@portal/shared/rules';
import { type ContactDraft, checkContact, contactIn, contactOf } from '#src/booking/form/contact-form.ts';
import { type ExtrasDraft, extrasIn, extrasOf } from '#src/booking/form/extras-form.ts';
import { chosenCount, listIn, recordIn } from '#src/booking/form/parse-draft.ts';
import { checkSlots, identityOf } from '#src/booking/people/people-check.ts';
import {
  keptSlot,
  personOf,
  resizeSlots,
  slotIn,
  type TravellerSlot,
} from '#src/booking/people/people-form.ts';
import type { TicketAddress } from './use-ticket-address.ts';

/** A ticket booking while it is filled in: one visitor for each ticket where real names are asked for, else none. */
export interface TicketForm extends ExtrasDraft {
  readonly count: number;
  readonly visitors: readonly TravellerSlot[];
  readonly contact: ContactDraft;
}

export const withCount = (form: TicketForm, count: number, realName: boolean): TicketForm => ({
  ...form,
  count,
  visitors: realName ? resizeSlots(form.visitors, count) : [],
});

/** What is kept of a form: all but document numbers. `asked` is how many tickets the address asks for. */
export const keptOf = (form: TicketForm, asked: number) => ({
  ...form,
  asked,
  visitors: form.visitors.map(keptSlot),
});

/** A form as it was left, from what was kept; blank without. */
export const formFrom = (draft: unknown, asked: number, realName: boolean): TicketForm => {
  const kept = recordIn(draft);
  const form = {
    count: asked,
    visitors: listIn(kept.visitors).map(slotIn),
    contact: contactIn(kept.contact),
    ...extrasIn(kept),
  };
  return withCount(form, Math.min(10, chosenCount(kept, 'count', asked)), realName);
};

export const selectionOf = (form: TicketForm, visit: TicketAddress): TicketSelection => ({
  ...visit,
  count: form.count,
});

/** The body of the order. `expectedAmount` is what the buyer saw, in fen. */
export const bookingBody = (
  form: TicketForm,
  visit: TicketAddress,
  expectedAmount: number,
): TicketBooking => ({
  ...selectionOf(form, visit),
  visitors: form.visitors.map(personOf),
  contact: contactOf(form.contact),
  ...extrasOf(form),
  expectedAmount,
});

/** What a booking is checked against. Days in Asia/Shanghai. */
export interface TicketTerms {
  readonly day: string;
  readonly today: string;
  readonly limits: TicketLimits;
}

/** Validates a booking: errors in the order of the page. */
export const checkTicket = (form: TicketForm, { day, today, limits }: TicketTerms): FieldFault[] => {
  const slots = checkSlots(form.visitors, 'visitors', today);
  const visit = { day, count: form.count };
  const whole =
    slots.length > 0
      ? checkVisit(visit, limits, today)
      : checkTicketBooking({ ...visit, visitors: form.visitors.map(identityOf) }, limits, today);
  return [...whole, ...slots, ...checkContact(form.contact, 'contact')];
};
