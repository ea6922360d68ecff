import type { Address } from '@portal/shared/contract';
import {
  type AddressDraft,
  addressDraftOf,
  blankAddress,
  checkAddressDraft,
  type FieldFault,
} from '@portal/shared/rules';
import { recordIn, textIn } from '../form/parse-draft.ts';

/** The delivery address in the form: a saved address of the member, or a new one. */
export interface BookedAddress extends AddressDraft {
  /** The id of the saved address that it is, or was before it was edited here; null for a new one. */
  readonly addressId: number | null;
  readonly typed: boolean;
  /** Save the new address. */
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

/** The address of a draft, if it still exists; else the initial address. */
export const addressIn = (draft: unknown, book: readonly Address[]): BookedAddress => {
  const kept = recordIn(draft);
  const own = book.find(({ id }) => id === kept.addressId);
  if (kept.typed === true) return typedIn(kept, own?.id ?? null);
  return own ? bookAddress(own) : firstAddress(book);
};

/** The field names of an address in an order. */
const bookedNames: Readonly<Record<string, string>> = { regionCode: 'province', detail: 'street' };

/** Validates an address at the path `at`: errors in the order of its fields. */
export const checkBookedAddress = (draft: BookedAddress, at: string): FieldFault[] =>
  checkAddressDraft(draft).map(({ field, code }) => ({
    field: `${at}/${bookedNames[field] ?? field}`,
    code,
  }));
