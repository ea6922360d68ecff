import { addDays, daysBetween, isDay } from '../base/business-day.ts';
import type { FieldFault } from '../base/field-fault.ts';
import { furthestStay, maxNights, maxRooms, type StayDays } from '../catalog/stay.ts';

/** Rooms for a stay. */
export interface RoomsAsked extends StayDays {
  readonly rooms: number;
}

const checkArrival = (checkIn: string, today: string): FieldFault[] => {
  if (!isDay(checkIn)) return [{ field: 'checkIn', code: 'invalid' }];
  if (checkIn < today) return [{ field: 'checkIn', code: 'past' }];
  return checkIn > addDays(today, furthestStay) ? [{ field: 'checkIn', code: 'tooLate' }] : [];
};

const checkLeaving = ({ checkIn, checkOut }: StayDays): FieldFault[] => {
  if (!isDay(checkOut)) return [{ field: 'checkOut', code: 'invalid' }];
  if (checkOut <= checkIn) return [{ field: 'checkOut', code: 'reversed' }];
  return daysBetween(checkIn, checkOut) > maxNights ? [{ field: 'checkOut', code: 'tooMany' }] : [];
};

const checkRooms = (rooms: number): FieldFault[] => {
  if (!Number.isInteger(rooms) || rooms < 1) return [{ field: 'rooms', code: 'invalid' }];
  return rooms > maxRooms ? [{ field: 'rooms', code: 'tooMany' }] : [];
};

/**
 * What is wrong with a stay that is asked for: from today (in Asia/Shanghai) to 365 days ahead, 1 to 28 nights, 1 to 9
 * rooms. Empty when nothing is.
 */
export const checkStay = (stay: RoomsAsked, today: string): FieldFault[] => [
  ...checkArrival(stay.checkIn, today),
  ...checkLeaving(stay),
  ...checkRooms(stay.rooms),
];

const checkGuests = (rooms: number, guests: readonly string[]): FieldFault[] => {
  const nameless = guests.flatMap((name, place) =>
    name.trim() === '' ? [{ field: `guests/${place}`, code: 'required' } as const] : [],
  );
  return guests.length === rooms ? nameless : [...nameless, { field: 'guests', code: 'countMismatch' }];
};

/** What is wrong with a hotel booking: its stay, and one guest's name for each room. Empty when nothing is. */
export const checkHotelBooking = (
  booking: RoomsAsked & { readonly guests: readonly string[] },
  today: string,
): FieldFault[] => [...checkStay(booking, today), ...checkGuests(booking.rooms, booking.guests)];
