import { dayOf, isDay } from '@portal/shared/rules';
import { useQueryParams } from '@portal/shared/ui';
import { parseInteger } from '#src/booking/page/parse-integer.ts';

/** The selection of the URL: a slot on a day in Asia/Shanghai. */
export interface TicketAddress {
  readonly ticketId: number;
  readonly skuId: number;
  readonly day: string;
  readonly count: number;
}

/** Reads the address: a day that is over, or none, is undefined, and so is an address without a ticket. */
export const useTicketAddress = (): TicketAddress | undefined => {
  const { get, getNumber } = useQueryParams();
  const ticketId = parseInteger(getNumber('id'));
  const skuId = parseInteger(getNumber('skuId'));
  const day = get('day') ?? '';
  if (ticketId === undefined || skuId === undefined || !isDay(day) || day < dayOf(new Date()))
    return undefined;
  return { ticketId, skuId, day, count: parseInteger(getNumber('count'), 1, 10) ?? 1 };
};
