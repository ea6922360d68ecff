import type { GoodsSku, RoomType, TicketType, VisaType } from '@portal/shared/contract';
import type { TicketSlot } from '#src/platform/database/index.ts';
import type { SkuRow } from './product-repository.ts';

/** SKUs without the attributes of their kind are incomplete and left out. */
const described = <A>(rows: readonly SkuRow[]): { skuId: number; name: SkuRow['name']; own: A }[] =>
  rows.flatMap(({ skuId, name, attributes }) => (attributes ? [{ skuId, name, own: attributes as A }] : []));

export const roomsOf = (rows: readonly SkuRow[]): RoomType[] =>
  described<Omit<RoomType, 'skuId' | 'name'>>(rows).map(({ own, ...sku }) => ({ ...sku, ...own }));

export const goodsSkusOf = (rows: readonly SkuRow[]): GoodsSku[] =>
  described<Omit<GoodsSku, 'skuId'>>(rows).map(({ skuId, own }) => ({ skuId, ...own }));

export const visaTypesOf = (rows: readonly SkuRow[]): VisaType[] =>
  described<Omit<VisaType, 'skuId' | 'name'>>(rows).map(({ own, ...sku }) => ({ ...sku, ...own }));

/** Slots with the same code form one ticket type, described by its first slot. */
export const ticketTypesOf = (rows: readonly SkuRow[]): TicketType[] => {
  const types = new Map<string, TicketType>();
  for (const { skuId, name, own } of described<TicketSlot>(rows)) {
    const { from, to, ...type } = own;
    const known = types.get(own.code);
    types.set(own.code, { name, ...type, ...known, slots: [...(known?.slots ?? []), { skuId, from, to }] });
  }
  return [...types.values()];
};
