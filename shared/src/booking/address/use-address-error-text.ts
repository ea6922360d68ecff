import { useMessages } from '@portal/shared/i18n';
import type { FieldFault } from '@portal/shared/rules';
import { useTravellerErrorText } from '../travel/use-traveller-texts.ts';
import { addressMessages } from './messages.ts';

const texts = {
  'name.required': 'faults.name',
  'regionCode.required': 'faults.region',
  'regionCode.notDelivered': 'faults.notDelivered',
  'detail.required': 'faults.detail',
  'detail.invalid': 'faults.detailShort',
} as const;

const isKnown = (key: string): key is keyof typeof texts => Object.hasOwn(texts, key);

/** What is said about a refused field of an address. `field` is the field's own name, without its path. */
export const useAddressErrorText = (): ((fault: FieldFault) => string) => {
  const t = useMessages(addressMessages);
  const otherwise = useTravellerErrorText();
  return (fault) => {
    const key = `${fault.field}.${fault.code}`;
    return isKnown(key) ? t(texts[key]) : otherwise(fault);
  };
};
