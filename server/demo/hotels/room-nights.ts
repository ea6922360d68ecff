import { randomFrom } from '@portal/demo-artwork';
import { addDays, startOfDay } from '@portal/shared/rules';
import { priceOn, type Season } from '../day-price.ts';
import type { HotelSeed, RoomSeed } from './hotel-seed.ts';
import type { HotelCategory } from './vocabulary.ts';

/** A night of a room type to write; money in fen. */
export interface RoomNight {
  readonly day: string;
  readonly price: number;
  readonly total: number;
  readonly closesAt: Date;
}

/** How far ahead nights are planned. */
const plannedNights = 120;

const fridayAndSaturday = [5, 6];
const onTrips: Season = { weekend: fridayAndSaturday, weekendPercent: 122, holidayPercent: 165 };
const onBusiness: Season = { weekend: fridayAndSaturday, weekendPercent: 100, holidayPercent: 120 };

const seasons: Readonly<Record<HotelCategory, Season>> = {
  度假酒店: onTrips,
  精品酒店: { ...onTrips, weekendPercent: 115, holidayPercent: 150 },
  民宿: { ...onTrips, weekendPercent: 118, holidayPercent: 160 },
  公寓: { ...onTrips, weekendPercent: 110, holidayPercent: 140 },
  商务酒店: onBusiness,
};

/** A room can be booked until 20:00 of the day of arrival. */
const lastHour = 20;

/** Most nights have room, some are nearly full, a few sold out. */
const roomsOn = ({ slug }: HotelSeed, { name: [name], rooms }: RoomSeed, day: string): number => {
  const dice = randomFrom(`${slug}/${name}/${day}`);
  if (dice.chance(0.02)) return 0;
  if (dice.chance(0.07)) return dice.whole(1, 2);
  return dice.whole(Math.max(3, Math.ceil(rooms * 0.6)), rooms);
};

/** The nights of a room type from `today`, a day in Asia/Shanghai. The same room and day give the same rows. */
export const nightsOf = (hotel: HotelSeed, room: RoomSeed, today: string): RoomNight[] =>
  Array.from({ length: plannedNights }, (_, index) => {
    const day = addDays(today, index);
    return {
      day,
      price: priceOn(room.price, day, seasons[hotel.category]),
      total: roomsOn(hotel, room, day),
      closesAt: new Date(startOfDay(day).getTime() + lastHour * 3_600_000),
    };
  });
