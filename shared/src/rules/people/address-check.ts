import type { DeliveryAddress } from '@portal/shared/contract';
import type { FieldFault } from '../base/field-fault.ts';
import { isDelivered } from './provinces.ts';

const asked = ['name', 'city', 'street'] as const;

/** What is wrong with an address that things are sent to: spaces in place of a text, a province we do not send to. */
export const checkAddress = (address: DeliveryAddress): FieldFault[] => [
  ...asked
    .filter((field) => address[field].trim() === '')
    .map((field) => ({ field, code: 'required' }) as const),
  ...(isDelivered(address.province) ? [] : [{ field: 'province', code: 'notDelivered' } as const]),
];
