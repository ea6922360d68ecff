import { paths } from '@portal/shared/router';
import { productList } from '#src/product/list/product-list.ts';
import { ticketListMessages } from './ticket-list-messages.ts';

/** Sights with their tickets, by their A grade and the day of the visit, with which a sight is entered. */
export const ticketList = productList({
  kind: 'ticket',
  words: ticketListMessages,
  filters: ['day', 'keywords', 'grade', 'category', 'destination', 'theme', 'price'],
  first: 'day',
  look: 'rows',
  linkTo: ({ id }, { day }) => paths.ticket(id, day),
});
