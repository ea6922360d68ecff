import type { RoomType } from '@portal/shared/contract';
import { maxRooms } from '@portal/shared/rules';
import type { StockDays } from '#src/product/stock/stock-days.ts';
import { nearestStay } from './nearest-stay.ts';
import { type OpenOffer, offerOf, type RoomOffer, roomsFor } from './room-offer.ts';
import type { Stay } from './stay.ts';

/** What can be done where a room type does not suit the stay: take more rooms of it, or other days. */
export interface RoomChoice {
  readonly room: RoomType;
  /** Fewer guests fit into the rooms asked for than there are. */
  readonly tooSmall: boolean;
  readonly offer: RoomOffer;
  /** A stay that would do; undefined where none is near. */
  readonly instead?: Stay;
}

/** The availability of a room type for a stay. It needs as many rooms left as the guests need. */
export const choiceOf = (
  room: RoomType,
  days: StockDays | undefined,
  stay: Stay,
  today: string,
): RoomChoice => {
  const needed = roomsFor(room, stay.guests);
  if (needed > maxRooms) return { room, tooSmall: true, offer: offerOf(days, stay) };
  const tooSmall = needed > stay.rooms;
  const fitting = tooSmall ? { ...stay, rooms: needed } : stay;
  const offer = offerOf(days, fitting);
  if (offer.state === 'open') return { room, tooSmall, offer, instead: tooSmall ? fitting : undefined };
  return { room, tooSmall: false, offer, instead: nearestStay(days, fitting, today) };
};

/** What a choice costs; undefined where it cannot be booked for the stay. */
export const openOffer = ({ offer, tooSmall }: RoomChoice): OpenOffer | undefined =>
  offer.state === 'open' && !tooSmall ? offer : undefined;

/** The room types for a stay: those that can be booked first, else as the hotel puts them. */
export const roomChoices = (
  rooms: readonly RoomType[],
  skus: ReadonlyMap<number, StockDays>,
  stay: Stay,
  today: string,
): readonly RoomChoice[] =>
  rooms
    .map((room) => choiceOf(room, skus.get(room.skuId), stay, today))
    .sort((one, other) => Number(openOffer(one) === undefined) - Number(openOffer(other) === undefined));

/** The lowest amount for which a stay can be booked, in fen; undefined when it cannot. */
export const lowestAmount = (choices: readonly RoomChoice[]): number | undefined => {
  const amounts = choices.flatMap((choice) => openOffer(choice)?.amount ?? []);
  return amounts.length > 0 ? Math.min(...amounts) : undefined;
};
