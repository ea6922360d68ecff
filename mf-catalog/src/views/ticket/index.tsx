import { useMessages } from '@portal/shared/i18n';
import { ticketList } from '#src/features/ticket/list/ticket-list.ts';
import { ticketListMessages } from '#src/features/ticket/list/ticket-list-messages.ts';
import { ProductListScreen } from '#src/product/list/product-list-screen.tsx';

export default function Tickets() {
  const t = useMessages(ticketListMessages);
  return <ProductListScreen list={ticketList} title={t('title')} lead={t('lead')} />;
}
