import { type Static, Type } from 'typebox';
import { coordinates, Id, Text } from '../base/fields.ts';
import { detailOf } from './product.ts';
import { productCalls } from './product-calls.ts';

/**
 * Free cancellation until `hour`:00 in Shanghai, `daysBefore` days before arrival; after that the first night
 * is charged. `free` false: the whole stay is charged from the beginning.
 */
export const RoomCancellation = Type.Object({
  free: Type.Boolean(),
  daysBefore: Type.Integer({ minimum: 0 }),
  hour: Type.Integer({ minimum: 0, maximum: 23 }),
});
export type RoomCancellation = Static<typeof RoomCancellation>;

/** A room type; its price and stock are per night. `area` in m², `breakfasts` per room and night. */
export const RoomType = Type.Object({
  skuId: Id,
  name: Text,
  picture: Type.String(),
  bed: Text,
  area: Type.Integer(),
  maxGuests: Type.Integer(),
  breakfasts: Type.Integer(),
  facilities: Type.Array(Text),
  cancellation: RoomCancellation,
});
export type RoomType = Static<typeof RoomType>;

/** The content of a hotel. Times as `14:00`; `metres` from the door. The stars are the card's `grade`. */
export const HotelContent = Type.Object({
  address: Text,
  ...coordinates,
  phone: Type.String(),
  opened: Type.Integer(),
  checkIn: Type.String(),
  checkOut: Type.String(),
  highlights: Type.Array(Text),
  about: Type.Array(Text),
  facilities: Type.Array(Text),
  surroundings: Type.Array(Type.Object({ name: Text, metres: Type.Integer() })),
  policies: Type.Array(Type.Object({ title: Text, body: Text })),
});
export type HotelContent = Static<typeof HotelContent>;

/** A hotel with its room types. */
export const HotelDetail = detailOf({ content: HotelContent, rooms: Type.Array(RoomType) });
export type HotelDetail = Static<typeof HotelDetail>;

export const hotelContract = productCalls('hotels', 'hotels', HotelDetail);
