import type { GoodsSku, RoomType, TicketType, VisaType } from '@portal/shared/contract';

/** A ticket SKU is one slot of a type: those with the same `code` are one ticket type. */
type TicketSlot = Omit<TicketType, 'slots' | 'name'> & Omit<TicketType['slots'][number], 'skuId'>;

/** The attributes of a SKU by kind; none for the departure plan of a tour. */
export type SkuAttributes =
  | Omit<RoomType, 'skuId' | 'name'>
  | TicketSlot
  | Omit<GoodsSku, 'skuId'>
  | Omit<VisaType, 'skuId' | 'name'>;

export type { TicketSlot };
