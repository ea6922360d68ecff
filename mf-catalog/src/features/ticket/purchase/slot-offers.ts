import type { TicketType } from '@portal/shared/contract';
import { startOfDay } from '@portal/shared/rules';
import type { StockDays } from '#src/product/stock/stock-days.ts';

type Slot = TicketType['slots'][number];

/** A slot on a day: its price in fen, and how many can still be booked of it. */
export interface SlotOffer extends Slot {
  readonly price: number;
  readonly left: number;
}

const minuteMs = 60_000;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const isOver = ({ to }: Slot, day: string, now: Date): boolean =>
  to !== null && now.getTime() >= startOfDay(day).getTime() + minutesOf(to) * minuteMs;

/**
 * The slots of a ticket type that are on sale on a day, in their order; with nothing left where a slot is sold out or
 * over by `now`. Times in Asia/Shanghai.
 */
export const slotOffers = (
  { slots }: Pick<TicketType, 'slots'>,
  skus: ReadonlyMap<number, StockDays>,
  day: string,
  now: Date,
): readonly SlotOffer[] =>
  slots
    .flatMap((slot) => {
      const stock = skus.get(slot.skuId)?.get(day);
      return stock ? [{ ...slot, price: stock.price, left: isOver(slot, day, now) ? 0 : stock.left }] : [];
    })
    .sort((one, other) => minutesOf(one.from ?? '') - minutesOf(other.from ?? ''));

/** Whether a type is sold by time-slot, not for the whole day. */
export const isSlotted = ({ slots }: Pick<TicketType, 'slots'>): boolean =>
  slots.some(({ from }) => from !== null);
