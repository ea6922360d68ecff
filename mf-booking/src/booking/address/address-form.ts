import type { Address } from '@portal/shared/contract';
import {
  type AddressDraft,
  addressDraftOf,
  blankAddress,
  checkAddressDraft,
  type FieldFault,
} from '@portal/shared/rules';
import { recordIn, textIn } from '../form/parse-draft.ts';

/** Where something is sent, while the order is filled in: one of the member's own addresses, or typed in. */
export interface BookedAddress extends AddressDraft {
  /** Which of the book it is, or was before it was changed here; null for one that is not in it. */
  readonly addressId: number | null;
  readonly typed: boolean;
  /** Keep what was typed in for the next order. */
  readonly save: boolean;
}

/** An address that nothing is known of yet. */
export const newAddress: BookedAddress = { ...blankAddress, addressId: null, typed: true, save: false };

/** One of the book, as it stands there. */
export const bookAddress = (address: Address): BookedAddress => ({
  ...addressDraftOf(address),
  addressId: address.id,
  typed: false,
  save: false,
});

/** What an order starts with: the default address, if there is one. */
const firstAddress = (book: readonly Address[]): BookedAddress => {
  const first = book.find(({ isDefault }) => isDefault) ?? book[0];
  return first ? bookAddress(first) : newAddress;
};

const typedIn = (kept: Readonly<Record<string, unknown>>, addressId: number | null): BookedAddress => ({
  name: textIn(kept.name),
  mobile: textIn(kept.mobile),
  regionCode: textIn(kept.regionCode),
  province: textIn(kept.province),
  city: textIn(kept.city),
  district: textIn(kept.district),
  subdistrict: textIn(kept.subdistrict),
  detail: textIn(kept.detail),
  addressId,
  typed: true,
  save: kept.save === true,
});

/** An address as a draft kept it, if its book still has it; what an order starts with where nothing was kept. */
export const addressIn = (draft: unknown, book: readonly Address[]): BookedAddress => {
  const kept = recordIn(draft);
  const own = book.find(({ id }) => id === kept.addressId);
  if (kept.typed === true) return typedIn(kept, own?.id ?? null);
  return own ? bookAddress(own) : firstAddress(book);
};

/** What the fields of an address are called in an order. */
const bookedNames: Readonly<Record<string, string>> = { regionCode: 'province', detail: 'street' };

/** What is wrong with an address, whose fields stand at `at`, in the order of its fields; empty when nothing is. */
export const checkBookedAddress = (draft: BookedAddress, at: string): FieldFault[] =>
  checkAddressDraft(draft).map(({ field, code }) => ({
    field: `${at}/${bookedNames[field] ?? field}`,
    code,
  }));
