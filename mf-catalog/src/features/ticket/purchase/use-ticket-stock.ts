import { queryOf } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';

/**
 * Prices and tickets left of a sight, by day and slot, over the days one call reaches; asked for again when somebody
 * comes back to the page.
 */
export const useTicketStock = (ticketId: number) =>
  useQuery({
    ...queryOf('GET /api/v1/tickets/:id/stock', { params: { id: ticketId }, query: {} }, { quiet: true }),
    refetchOnWindowFocus: true,
  });
