import { queryOf } from '@portal/shared/api';
import type { OrderDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button, Card, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './e-ticket.module.css';
import { ETicketList } from './e-ticket-list.tsx';
import { eTicketMessages } from './e-ticket-messages.ts';

/** Prints the e-tickets of the page without the order around them; whatever is printed otherwise stays whole. */
const printTickets = (): void => {
  const { dataset } = document.documentElement;
  dataset.print = 'tickets';
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
};

/** The e-tickets of a paid order, one a visitor, to be shown at the gate or printed. Looked at again, they are fresh. */
export const ETicketSection = ({ order: { orderNo, paidAmount } }: { order: OrderDetail }) => {
  const t = useMessages(eTicketMessages);
  const query = useQuery({
    ...queryOf('GET /api/v1/orders/:orderNo/e-tickets', { params: { orderNo } }),
    enabled: paidAmount > 0,
    refetchOnWindowFocus: true,
  });
  if (paidAmount === 0 || query.data?.length === 0) return null;
  const isUsable = query.data?.some(({ code }) => code !== null);
  return (
    <Card as="section" padded className={styles.tickets}>
      <header className={styles.head}>
        <div>
          <h2>{t('title')}</h2>
          {isUsable && <p className={styles.soft}>{t('lead')}</p>}
        </div>
        <Button kind="quiet" size="small" icon="print" onClick={printTickets}>
          {t('print')}
        </Button>
      </header>
      <QueryView query={query} skeleton={<Skeleton height={176} radius="var(--radius)" />}>
        {(tickets) => <ETicketList orderNo={orderNo} tickets={tickets} />}
      </QueryView>
    </Card>
  );
};
