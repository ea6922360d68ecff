import type { Departure, TourDetail } from '@portal/shared/contract';

/** How many departures are named for each tour. */
const named = 3;

/** The next departures that still have seats, the nearest first. */
export const nextDepartures = (departures: readonly Departure[]): readonly Departure[] =>
  departures
    .filter(({ seats }) => seats > 0)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .slice(0, named);

/** How many of each meal a tour holds. */
export const mealsOf = ({ content }: Pick<TourDetail, 'content'>) => {
  const count = (meal: 'breakfast' | 'lunch' | 'dinner') =>
    content.itinerary.filter(({ meals }) => meals[meal]).length;
  return { breakfast: count('breakfast'), lunch: count('lunch'), dinner: count('dinner') };
};

/** Where one sleeps, each house once, in the order of the nights. */
export const hotelsOf = ({ content }: Pick<TourDetail, 'content'>) => {
  const hotels = content.itinerary.flatMap(({ hotel }) => (hotel ? [hotel] : []));
  return [...new Map(hotels.map((hotel) => [hotel.zh, hotel])).values()];
};
