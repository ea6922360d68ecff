import type { Address, AddressForm, DeliveryAddress } from '@portal/shared/contract';
import type { FieldFault } from '../base/field-fault.ts';
import { checkAddress } from './address-check.ts';
import { isPhone } from './phone.ts';

/** Where something is: the code of a region that has none below it, and the names down to it. */
export type RegionPath = Pick<Address, 'regionCode' | 'province' | 'city' | 'district' | 'subdistrict'>;

/** An address while being typed in: every field is there, as text; `regionCode` is empty before a region is chosen. */
export type AddressDraft = RegionPath & Pick<Address, 'name' | 'mobile' | 'detail'>;

/** No region yet. */
export const noRegion: RegionPath = { regionCode: '', province: '', city: '', district: '', subdistrict: '' };

/** An address of which nothing is known yet. */
export const blankAddress: AddressDraft = { name: '', mobile: '', ...noRegion, detail: '' };

/** An address of the book as it is changed. */
export const addressDraftOf = (address: Address): AddressDraft => ({
  name: address.name,
  mobile: address.mobile,
  regionCode: address.regionCode,
  province: address.province,
  city: address.city,
  district: address.district,
  subdistrict: address.subdistrict,
  detail: address.detail,
});

/** What was typed in as it is sent to the book, without spaces around it. */
export const addressForm = (
  { name, mobile, regionCode, detail }: AddressDraft,
  isDefault: boolean,
): AddressForm => ({
  name: name.trim(),
  mobile: mobile.trim(),
  regionCode,
  detail: detail.trim(),
  isDefault,
});

/** The names of a region, each once: a municipality is its own city. */
export const regionNames = ({
  province,
  city,
  district,
  subdistrict,
}: Omit<RegionPath, 'regionCode'>): readonly string[] =>
  [...new Set([province, city, district, subdistrict])].filter((name) => name !== '');

/** What was typed in as an order takes it: the street is part of its text. */
export const deliveryOf = (draft: AddressDraft): DeliveryAddress => ({
  name: draft.name.trim(),
  mobile: draft.mobile.trim(),
  province: draft.province,
  city: draft.city,
  district: draft.district,
  street: draft.subdistrict + draft.detail.trim(),
});

const textFault = (field: string, text: string, least: number): FieldFault[] => {
  const { length } = text.trim();
  if (length === 0) return [{ field, code: 'required' }];
  return length < least ? [{ field, code: 'invalid' }] : [];
};

const mobileFault = (mobile: string): FieldFault[] => {
  if (mobile.trim() === '') return [{ field: 'mobile', code: 'required' }];
  return isPhone(mobile.trim()) ? [] : [{ field: 'mobile', code: 'invalid' }];
};

/** What is wrong with the texts of an address: spaces in place of a name, less than 2 signs of detail. */
export const checkAddressTexts = ({ name, detail }: Pick<AddressForm, 'name' | 'detail'>): FieldFault[] => [
  ...textFault('name', name, 1),
  ...textFault('detail', detail, 2),
];

const regionFault = (draft: AddressDraft): FieldFault[] => {
  if (draft.regionCode === '') return [{ field: 'regionCode', code: 'required' }];
  const refused = checkAddress(deliveryOf(draft)).some(({ field }) => field === 'province');
  return refused ? [{ field: 'regionCode', code: 'notDelivered' }] : [];
};

const order = ['name', 'mobile', 'regionCode', 'detail'];

/** What is wrong with an address before it is sent, in the order of its fields; empty when nothing is. */
export const checkAddressDraft = (draft: AddressDraft): FieldFault[] =>
  [...checkAddressTexts(draft), ...mobileFault(draft.mobile), ...regionFault(draft)].sort(
    (one, other) => order.indexOf(one.field) - order.indexOf(other.field),
  );
