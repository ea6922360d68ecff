import type { HotelBooking, HotelSelection } from '@portal/shared/contract';
import { checkHotelBooking, type FieldFault } from '@portal/shared/rules';
import {
  blankContact,
  type ContactDraft,
  checkContact,
  contactIn,
  contactOf,
} from '#src/booking/form/contact-form.ts';
import { blankExtras, type ExtrasDraft, extrasIn, extrasOf } from '#src/booking/form/extras-form.ts';
import { chosenCount, listIn, recordIn, textIn } from '#src/booking/form/parse-draft.ts';
import type { HotelAddress } from './use-hotel-address.ts';

/** A hotel booking while it is filled in: one guest's name for each room. */
export interface HotelForm extends ExtrasDraft {
  readonly rooms: number;
  readonly guests: readonly string[];
  /** As `14:00`. */
  readonly arrivalTime: string;
  readonly contact: ContactDraft;
}

/** As many names as rooms: blank ones go first, then the last. */
const resizeGuests = (guests: readonly string[], rooms: number): readonly string[] => {
  const kept = [...guests];
  while (kept.length > rooms) {
    const blank = kept.lastIndexOf('');
    kept.splice(blank === -1 ? kept.length - 1 : blank, 1);
  }
  return [...kept, ...Array.from({ length: rooms - kept.length }, () => '')];
};

export const withRooms = (form: HotelForm, rooms: number): HotelForm => ({
  ...form,
  rooms,
  guests: resizeGuests(form.guests, rooms),
});

const blankForm = (rooms: number, arrivalTime: string): HotelForm => ({
  rooms,
  guests: resizeGuests([], rooms),
  arrivalTime,
  contact: blankContact,
  ...blankExtras,
});

/** A form as it was left; blank without. `rooms` are asked for by the address, `times` are when one may arrive. */
export const formFrom = (draft: unknown, rooms: number, times: readonly string[]): HotelForm => {
  const kept = recordIn(draft);
  const [first = ''] = times;
  return {
    ...withRooms(
      { ...blankForm(0, first), guests: listIn(kept.guests).map(textIn) },
      chosenCount(kept, 'rooms', rooms),
    ),
    arrivalTime: times.find((time) => time === kept.arrivalTime) ?? first,
    contact: contactIn(kept.contact),
    ...extrasIn(kept),
  };
};

export const selectionOf = (form: HotelForm, stay: HotelAddress): HotelSelection => ({
  ...stay,
  rooms: form.rooms,
});

/** The body of the order. `expectedAmount` is what the buyer saw, in fen. */
export const bookingBody = (form: HotelForm, stay: HotelAddress, expectedAmount: number): HotelBooking => ({
  ...selectionOf(form, stay),
  guests: form.guests.map((name) => name.trim()),
  arrivalTime: form.arrivalTime,
  contact: contactOf(form.contact),
  ...extrasOf(form),
  expectedAmount,
});

/** Validates a booking: errors in the order of the page. `today` in Asia/Shanghai. */
export const checkHotel = (form: HotelForm, stay: HotelAddress, today: string): FieldFault[] => [
  ...checkHotelBooking({ ...stay, rooms: form.rooms, guests: form.guests }, today),
  ...checkContact(form.contact, 'contact'),
];
