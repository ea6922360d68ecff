import type { SceneName } from '@portal/demo-artwork';
import type { HotelContent } from '@portal/shared/contract';
import type { SkuAttributes } from '#src/platform/database/index.ts';
import { artworkAddress } from '../artwork-address.ts';
import { type Pair, textOf } from '../text-pair.ts';
import type { HotelSeed, RoomSeed } from './hotel-seed.ts';
import {
  beds,
  cancellations,
  commonPolicies,
  facilities,
  policies,
  type RoomFacility,
  roomFacilities,
} from './vocabulary.ts';

/** Windows that show water: every other room looks on the town or on green. */
const waterViews: readonly RoomFacility[] = ['sea', 'sideSea', 'harbourView', 'lakeView'];

const roomScene = ({ bed, has }: RoomSeed): SceneName => {
  const { scene } = beds[bed];
  if (has.some((facility) => waterViews.includes(facility))) return scene;
  return has.includes('cityView') ? `${scene}-city` : `${scene}-garden`;
};

const roomPicture = ({ slug }: HotelSeed, room: RoomSeed, index: number): string =>
  artworkAddress(roomScene(room), `${slug}-r${index + 1}`);

/** Pictures of a house: itself, its first room, then what is around. */
export const galleryOf = (seed: HotelSeed): string[] => {
  const [cover, ...around] = seed.scenes.map((scene) => artworkAddress(scene, seed.slug));
  const rooms = seed.rooms.slice(0, 1).map((room, index) => roomPicture(seed, room, index));
  return [cover, ...rooms, ...around].filter((picture) => picture !== undefined);
};

/** Every room has these. */
const everyRoom: readonly RoomFacility[] = ['wifi', 'air', 'kettle'];

/** What a room type has besides its name. */
export const attributesOf = (seed: HotelSeed, room: RoomSeed, index: number): SkuAttributes => ({
  picture: roomPicture(seed, room, index),
  bed: textOf(beds[room.bed].text),
  area: room.area,
  maxGuests: room.guests,
  breakfasts: room.breakfasts,
  facilities: [...new Set([...everyRoom, ...room.has])].map((name) => textOf(roomFacilities[name])),
  cancellation: cancellations[room.cancel],
});

/** A number that rings nowhere. */
const phoneOf = (index: number): string => `0759-0000 ${String(201 + index).padStart(4, '0')}`;

/** The content of a hotel; `index` is its position among the seeds. */
export const contentOf = (seed: HotelSeed, index: number): HotelContent => {
  const named = seed.facilities.map((zh): Pair => [zh, facilities[zh]]);
  const rules = [...seed.policies.map((name) => policies[name]), ...commonPolicies];
  return {
    address: textOf(seed.address),
    latitude: seed.latitude,
    longitude: seed.longitude,
    phone: phoneOf(index),
    opened: seed.opened,
    checkIn: seed.checkIn,
    checkOut: seed.checkOut,
    highlights: seed.highlights.map(textOf),
    about: seed.about.map(textOf),
    facilities: [...named, ...seed.extras].map(textOf),
    surroundings: seed.near.map(({ name, metres }) => ({ name: textOf(name), metres })),
    policies: rules.map(({ title, body }) => ({ title: textOf(title), body: textOf(body) })),
  };
};
