import type { SceneName } from '@portal/demo-artwork';
import type { RegionName } from '../tours/regions.ts';
import type { Pair } from '../tours/tour-seed.ts';
import type { Facility, HotelCategory } from './facilities.ts';
import type { PolicyName } from './policies.ts';
import type { BedName, CancellationName, RoomFacility } from './room-terms.ts';

/** A room type as it is written. */
export interface RoomSeed {
  readonly name: Pair;
  readonly bed: BedName;
  /** In m². */
  readonly area: number;
  readonly guests: number;
  readonly breakfasts: number;
  readonly has: readonly RoomFacility[];
  readonly cancel: CancellationName;
  /** What an ordinary night costs, in yuan. */
  readonly price: number;
  /** How many rooms of the type the agency can sell, 3 to 20. */
  readonly rooms: number;
}

type Space = readonly [bed: BedName, area: number, guests: number, breakfasts: number];
type Terms = readonly [cancel: CancellationName, price: number, rooms: number];

export const room = (name: Pair, space: Space, has: readonly RoomFacility[], terms: Terms): RoomSeed => {
  const [bed, area, guests, breakfasts] = space;
  const [cancel, price, rooms] = terms;
  return { name, bed, area, guests, breakfasts, has, cancel, price, rooms };
};

/** A house as it is written; the rest is derived. Its name is invented, what lies around it is real. */
export interface HotelSeed {
  /** Also seeds its pictures: `a-z 0-9 -`, at most 50 characters. */
  readonly slug: string;
  readonly category: HotelCategory;
  readonly title: Pair;
  readonly summary: Pair;
  /** The area, as lists are filtered by it. */
  readonly destination: string;
  readonly region: RegionName;
  readonly stars: 2 | 3 | 4 | 5;
  readonly opened: number;
  readonly address: Pair;
  readonly facilities: readonly Facility[];
  /** What it offers beyond the names that lists are filtered by. */
  readonly extras: readonly Pair[];
  /** What its pictures show, the first in lists; a room is added. */
  readonly scenes: readonly [SceneName, SceneName, ...SceneName[]];
  readonly highlights: readonly Pair[];
  readonly about: readonly Pair[];
  /** What lies around it, in metres from the door. */
  readonly near: readonly (readonly [name: Pair, metres: number])[];
  readonly policies: readonly PolicyName[];
  readonly checkIn: string;
  readonly checkOut: string;
  readonly rooms: readonly RoomSeed[];
  /** What the usual price is above an ordinary night's of the cheapest room, in percent; only where it is on sale. */
  readonly reduced?: number;
}
