import { productList } from '#src/product/list/product-list.ts';
import { ticketListMessages } from './ticket-list-messages.ts';

/** Sights with their tickets, by the day of the visit and their A grade. */
export const ticketList = productList({
  kind: 'ticket',
  words: ticketListMessages,
  filters: ['day', 'keywords', 'grade', 'category', 'destination', 'theme', 'price'],
  first: 'day',
  look: 'rows',
});
