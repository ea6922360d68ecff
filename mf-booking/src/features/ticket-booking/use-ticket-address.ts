import { dayOf, isDay } from '@portal/shared/rules';
import { useQueryParams } from '@portal/shared/ui';
import { wholeNumber } from '#src/booking/page/parse-integer.ts';

/** What the address asks to be booked: a slot on a day in Asia/Shanghai. */
export interface VisitAddress {
  readonly ticketId: number;
  readonly skuId: number;
  readonly day: string;
  readonly count: number;
}

/** Reads the address: a day that is over, or none, is undefined, and so is an address without a ticket. */
export const useVisitAddress = (): VisitAddress | undefined => {
  const { get, getNumber } = useQueryParams();
  const ticketId = wholeNumber(getNumber('id'));
  const skuId = wholeNumber(getNumber('skuId'));
  const day = get('day') ?? '';
  if (ticketId === undefined || skuId === undefined || !isDay(day) || day < dayOf(new Date()))
    return undefined;
  return { ticketId, skuId, day, count: wholeNumber(getNumber('count'), 1, 10) ?? 1 };
};
