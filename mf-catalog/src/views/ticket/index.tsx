import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { ticketListMessages } from '#src/features/ticket/list/ticket-list-messages.ts';
import { productList } from '#src/product/list/product-list.ts';
import { ProductListScreen } from '#src/product/list/product-list-screen.tsx';

/** Sights with their tickets, by their A grade and the day of the visit, with which a sight is entered. */
const ticketList = productList({
  kind: 'ticket',
  words: ticketListMessages,
  filters: ['day', 'keywords', 'grade', 'category', 'destination', 'theme', 'price'],
  first: 'day',
  look: 'rows',
  linkTo: ({ id }, { day }) => paths.ticket(id, day),
});

export default function Tickets() {
  const t = useMessages(ticketListMessages);
  return <ProductListScreen list={ticketList} title={t('title')} lead={t('lead')} />;
}
