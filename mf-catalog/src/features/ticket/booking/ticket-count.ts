import type { TicketType } from '@portal/shared/contract';

/** More than this many of a type are never in one order. */
const mostPerOrder = 10;

/** How many tickets of a type one order can hold: by its own limit, and by what is left of it. At least one. */
export const mostTickets = (
  { maxPerOrder }: Pick<TicketType, 'maxPerOrder'>,
  left: number | undefined,
): number => Math.max(1, Math.min(mostPerOrder, maxPerOrder, left ?? mostPerOrder));
