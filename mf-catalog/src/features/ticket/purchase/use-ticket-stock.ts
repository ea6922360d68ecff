import { queryOf } from '@portal/shared/api';
import { useQuery } from '@tanstack/react-query';

/**
 * Prices and tickets left of a sight, by day and slot, over the days of one call; refetched when the page
 * gets focus.
 */
export const useTicketStock = (ticketId: number) =>
  useQuery({
    ...queryOf('GET /api/v1/tickets/:id/stock', { params: { id: ticketId }, query: {} }, { quiet: true }),
    refetchOnWindowFocus: true,
  });
