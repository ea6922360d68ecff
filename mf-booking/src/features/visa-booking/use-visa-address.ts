import { useQueryParams } from '@portal/shared/ui';
import { parseInteger } from '#src/booking/page/parse-integer.ts';

/** What the address asks for: a type of a visa. */
export interface VisaAddress {
  readonly visaId: number;
  readonly skuId: number;
}

/** Reads the address: one that does not name a visa and its type is undefined. */
export const useVisaAddress = (): VisaAddress | undefined => {
  const { getNumber } = useQueryParams();
  const visaId = parseInteger(getNumber('id'));
  const skuId = parseInteger(getNumber('skuId'));
  return visaId === undefined || skuId === undefined ? undefined : { visaId, skuId };
};
