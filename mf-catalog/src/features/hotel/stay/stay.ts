import { addDays, daysBetween, isDay } from '@portal/shared/rules';

/** When somebody stays, in how many rooms, and how many they are. Days in Asia/Shanghai; `checkOut` is no night. */
export interface Stay {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly rooms: number;
  readonly guests: number;
}

export const mostNights = 28;
export const mostRooms = 9;
export const mostGuests = 36;
/** How many days ahead a stay may begin. */
export const furthestDays = 365;

/** What an address may say of a stay. */
export interface AskedStay {
  readonly checkIn?: string;
  readonly checkOut?: string;
  readonly rooms?: number;
  readonly guests?: number;
}

const within = (asked: number | undefined, least: number, most: number): number | undefined =>
  asked !== undefined && Number.isInteger(asked) ? Math.min(Math.max(asked, least), most) : undefined;

const readCheckIn = (asked: string | undefined, today: string): string =>
  asked && isDay(asked) && asked >= today && asked <= addDays(today, furthestDays) ? asked : today;

const readCheckOut = (asked: string | undefined, checkIn: string): string => {
  const longest = addDays(checkIn, mostNights);
  if (!asked || !isDay(asked) || asked <= checkIn) return addDays(checkIn, 1);
  return asked > longest ? longest : asked;
};

/**
 * The stay that an address asks for, put right where it cannot be: tonight where the first day is none, past or too
 * far ahead, one night where the last is not after it; two guests unless told, and at least one in each room.
 */
export const readStay = (asked: AskedStay, today: string): Stay => {
  const checkIn = readCheckIn(asked.checkIn, today);
  const rooms = within(asked.rooms, 1, mostRooms) ?? 1;
  return {
    checkIn,
    checkOut: readCheckOut(asked.checkIn === checkIn ? asked.checkOut : undefined, checkIn),
    rooms,
    guests: within(asked.guests, rooms, mostGuests) ?? Math.max(2, rooms),
  };
};

type Dates = Pick<Stay, 'checkIn' | 'checkOut'>;

export const nightCount = ({ checkIn, checkOut }: Dates): number => daysBetween(checkIn, checkOut);

/** The days on whose evening somebody goes to bed: from the first to before the last. */
export const nightsOf = (dates: Dates): readonly string[] =>
  Array.from({ length: nightCount(dates) }, (_, night) => addDays(dates.checkIn, night));
