import type { DeliveryAddress } from '@portal/shared/contract';
import { checkAddress, type FieldFault, isMobile } from '@portal/shared/rules';
import { recordIn, textIn } from '../form/draft-reading.ts';

/** Where something is sent, while being typed in; `province` is empty before one is chosen. */
export type AddressDraft = DeliveryAddress;

export const blankAddress: AddressDraft = {
  name: '',
  mobile: '',
  province: '',
  city: '',
  district: '',
  street: '',
};

export const addressIn = (kept: unknown): AddressDraft => {
  const { name, mobile, province, city, district, street } = recordIn(kept);
  return {
    name: textIn(name),
    mobile: textIn(mobile),
    province: textIn(province),
    city: textIn(city),
    district: textIn(district),
    street: textIn(street),
  };
};

/** An address as it is sent. */
export const addressOf = (draft: AddressDraft): DeliveryAddress => ({
  name: draft.name.trim(),
  mobile: draft.mobile.trim(),
  province: draft.province,
  city: draft.city.trim(),
  district: draft.district.trim(),
  street: draft.street.trim(),
});

const order = ['name', 'mobile', 'province', 'city', 'district', 'street'];

const checkMobile = (mobile: string): FieldFault[] => {
  if (mobile === '') return [{ field: 'mobile', code: 'required' }];
  return isMobile(mobile) ? [] : [{ field: 'mobile', code: 'invalid' }];
};

/** What is wrong with an address, whose fields stand at `at`, in the order of its fields; empty when nothing is. */
export const checkAddressDraft = (draft: AddressDraft, at: string): FieldFault[] => {
  const address = addressOf(draft);
  const faults = checkAddress(address).map(
    (fault): FieldFault =>
      fault.field === 'province' && address.province === '' ? { field: 'province', code: 'required' } : fault,
  );
  return [...faults, ...checkMobile(address.mobile)]
    .sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field))
    .map(({ field, code }) => ({ field: `${at}/${field}`, code }));
};
