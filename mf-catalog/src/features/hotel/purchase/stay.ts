import { addDays, dayOf, daysBetween, furthestStay, isDay, maxNights, maxRooms } from '@portal/shared/rules';

/** When somebody stays, in how many rooms, and how many they are. Days in Asia/Shanghai; `checkOut` is no night. */
export interface Stay {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly rooms: number;
  readonly guests: number;
}

export const maxGuests = 36;

/** What an address may say of a stay. */
export interface AskedStay {
  readonly checkIn?: string;
  readonly checkOut?: string;
  readonly rooms?: number;
  readonly guests?: number;
}

const within = (asked: number | undefined, least: number, most: number): number | undefined =>
  asked !== undefined && Number.isInteger(asked) ? Math.min(Math.max(asked, least), most) : undefined;

/** Until this hour in Shanghai somebody who names no day is taken to look for tonight, from then on for tomorrow. */
const lastHour = 18;

const hourMs = 3_600_000;

const firstCheckIn = (now: Date): string => dayOf(new Date(now.getTime() + (24 - lastHour) * hourMs));

const readCheckIn = (asked: string | undefined, now: Date): string => {
  const today = dayOf(now);
  const possible = asked && isDay(asked) && asked >= today && asked <= addDays(today, furthestStay);
  return possible ? asked : firstCheckIn(now);
};

const readCheckOut = (asked: string | undefined, checkIn: string): string => {
  const longest = addDays(checkIn, maxNights);
  if (!asked || !isDay(asked) || asked <= checkIn) return addDays(checkIn, 1);
  return asked > longest ? longest : asked;
};

/**
 * The stay of a URL, with impossible values corrected: tonight (in the evening, tomorrow) where the first day
 * is none, past or too far ahead, one night where the last is not after it; two guests by default, and at
 * least one per room.
 */
export const readStay = (asked: AskedStay, now: Date): Stay => {
  const checkIn = readCheckIn(asked.checkIn, now);
  const rooms = within(asked.rooms, 1, maxRooms) ?? 1;
  return {
    checkIn,
    checkOut: readCheckOut(asked.checkIn === checkIn ? asked.checkOut : undefined, checkIn),
    rooms,
    guests: within(asked.guests, rooms, maxGuests) ?? Math.max(2, rooms),
  };
};

type Dates = Pick<Stay, 'checkIn' | 'checkOut'>;

export const nightCount = ({ checkIn, checkOut }: Dates): number => daysBetween(checkIn, checkOut);
