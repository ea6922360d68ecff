import type { Stock, TicketDetail, TicketType } from '@portal/shared/contract';
import { dayOf, isDay, ticketsPerOrder } from '@portal/shared/rules';
import { useNow, useQueryParams } from '@portal/shared/ui';
import { useState } from 'react';
import { type StockDays, stockBySku } from '#src/product/stock/stock-days.ts';
import { type NextStep, nextStep, type VisitChoice } from './next-step.ts';
import { isSlotted, type SlotOffer, slotOffers } from './slot-offers.ts';
import { priceOfAllDays, priceOfDay, type TypePrice } from './type-price.ts';

/** How many tickets of a type one order can hold: by its own limit, and by what is left of it. At least one. */
export const maxTickets = (
  { maxPerOrder }: Pick<TicketType, 'maxPerOrder'>,
  left: number | undefined,
): number => Math.max(1, Math.min(ticketsPerOrder, maxPerOrder, left ?? ticketsPerOrder));

/** What somebody is about to book at a sight. */
export interface Visit {
  /** The day of the visit, in Asia/Shanghai. */
  readonly day?: string;
  readonly type?: TicketType;
  readonly slot?: SlotOffer;
  /** What one ticket costs; undefined until that is known, null where nothing is on sale. */
  readonly price: TypePrice | null | undefined;
  readonly count: number;
  /** How many one order can hold. */
  readonly most: number;
  readonly next: NextStep;
}

export interface VisitState extends Visit {
  /** The slots of a type on the day; none before a day is chosen. */
  readonly offersOf: (type: TicketType) => readonly SlotOffer[];
  readonly chooseDay: (day: string) => void;
  readonly chooseType: (code: string) => void;
  readonly chooseSlot: (skuId: number) => void;
  readonly setCount: (count: number) => void;
}

/** The day is in the URL, so that it can be shared and restored. */
const useDay = (today: string) => {
  const { get, set } = useQueryParams();
  const asked = get('day');
  const day = asked && isDay(asked) && asked >= today ? asked : undefined;
  const chooseDay = (next: string) => set({ day: next }, { replace: true, preventScrollReset: true });
  return { day, chooseDay };
};

const chosenSlot = (type: TicketType, offers: readonly SlotOffer[], skuId: number | undefined) => {
  const bookable = offers.filter(({ left }) => left > 0);
  const choose = isSlotted(type) && type.slots.length > 1;
  return choose ? bookable.find((offer) => offer.skuId === skuId) : bookable[0];
};

const priceOf = (
  type: TicketType | undefined,
  stock: readonly Stock[] | undefined,
  { slot, offers, day }: VisitChoice,
): TypePrice | null | undefined => {
  if (slot) return { price: slot.price, from: false };
  if (!stock) return undefined;
  const lowest = day ? priceOfDay(offers) : type && priceOfAllDays(type, stock);
  return lowest ?? null;
};

/** The day, ticket type, slot and number of a visit. Values that become invalid after a change are reset. */
export const useVisit = (
  { types }: Pick<TicketDetail, 'types'>,
  stock: readonly Stock[] | undefined,
): VisitState => {
  const now = useNow();
  const { day, chooseDay } = useDay(dayOf(now));
  const [code, chooseType] = useState<string>();
  const [skuId, chooseSlot] = useState<number>();
  const [count, setCount] = useState(1);
  const skus: ReadonlyMap<number, StockDays> = stockBySku(stock ?? []);
  const offersOf = (type: TicketType) => (day ? slotOffers(type, skus, day, now) : []);
  const type =
    types.find((one) => one.code === code) ?? types.find(({ concession }) => !concession) ?? types[0];
  const offers = type ? offersOf(type) : [];
  const slot = type && chosenSlot(type, offers, skuId);
  const most = type ? maxTickets(type, slot?.left) : 1;
  return {
    day,
    type,
    slot,
    price: priceOf(type, stock, { day, offers, slot }),
    count: Math.min(count, most),
    most,
    // Before the stock is known nothing is sold out.
    next: nextStep({ day: stock && day, offers, slot }),
    offersOf,
    chooseDay,
    chooseType,
    chooseSlot,
    setCount,
  };
};
