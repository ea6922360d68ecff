import type { Address, GoodsBooking, GoodsSelection } from '@portal/shared/contract';
import { deliveryOf, type FieldFault, type GoodsCount, isDelivered } from '@portal/shared/rules';
import { addressIn, type BookedAddress, checkBookedAddress } from '#src/booking/address/address-form.ts';
import { type ExtrasDraft, extrasIn, extrasOf } from '#src/booking/form/extras-form.ts';
import { recordIn } from '#src/booking/form/parse-draft.ts';

/** An order of goods while it is filled in. */
export interface GoodsForm extends ExtrasDraft {
  readonly address: BookedAddress;
}

/** A form as it was left, `book` being the member's own addresses; without, as an order starts. */
export const formFrom = (draft: unknown, book: readonly Address[]): GoodsForm => {
  const kept = recordIn(draft);
  return { address: addressIn(kept.address, book), ...extrasIn(kept) };
};

const linesOf = (lines: readonly GoodsCount[]) => lines.map(({ skuId, count }) => ({ skuId, count }));

/** What is quoted: to a near province as long as none is chosen. */
export const selectionOf = ({ address }: GoodsForm, lines: readonly GoodsCount[]): GoodsSelection => ({
  lines: linesOf(lines),
  ...(isDelivered(address.province) ? { province: address.province } : {}),
});

/** The body of the order. `expectedAmount` is what the buyer saw, in fen. */
export const bookingBody = (
  form: GoodsForm,
  lines: readonly GoodsCount[],
  expectedAmount: number,
): GoodsBooking => ({
  lines: linesOf(lines),
  address: deliveryOf(form.address),
  ...extrasOf(form),
  expectedAmount,
});

/** Validates an order: errors in the order of the page. */
export const checkGoods = ({ address }: GoodsForm): FieldFault[] => checkBookedAddress(address, 'address');
