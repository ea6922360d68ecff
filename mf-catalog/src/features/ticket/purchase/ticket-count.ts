import type { TicketType } from '@portal/shared/contract';
import { ticketsPerOrder } from '@portal/shared/rules';

/** How many tickets of a type one order can hold: by its own limit, and by what is left of it. At least one. */
export const mostTickets = (
  { maxPerOrder }: Pick<TicketType, 'maxPerOrder'>,
  left: number | undefined,
): number => Math.max(1, Math.min(ticketsPerOrder, maxPerOrder, left ?? ticketsPerOrder));
