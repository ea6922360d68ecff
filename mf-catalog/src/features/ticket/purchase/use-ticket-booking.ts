import { queryOf } from '@portal/shared/api';
import type { TicketDetail } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { scrollToStart } from '#src/product/detail/scroll-to-start.ts';
import { useVisit } from './use-visit.ts';

/**
 * Prices and tickets left of a sight, by day and slot, over the days of one call; refetched when the page
 * gets focus.
 */
const useTicketStock = (ticketId: number) =>
  useQuery({
    ...queryOf('GET /api/v1/tickets/:id/stock', { params: { id: ticketId }, query: {} }, { quiet: true }),
    refetchOnWindowFocus: true,
  });

const targets = {
  day: '[data-day][tabindex="0"]',
  soldOut: '[data-day][tabindex="0"]',
  slot: '[data-slots] input:enabled',
  book: 'a',
} as const;

/** Booking at a sight: its stock, the choice, and how to get to what is to be chosen next inside of `place`. */
export const useTicketBooking = (ticket: TicketDetail) => {
  const query = useTicketStock(ticket.id);
  const visit = useVisit(ticket, query.data);
  const place: RefObject<HTMLDivElement | null> = useRef(null);
  const onNext = () => {
    const target = place.current?.querySelector<HTMLElement>(targets[visit.next]);
    const part = target?.closest('[data-slots]') ?? place.current;
    scrollToStart(part);
    target?.focus({ preventScroll: true });
  };
  return { query, visit, place, onNext };
};

export type TicketBooking = ReturnType<typeof useTicketBooking>;
