import type { ETicket } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, saveFile } from '@portal/shared/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './e-ticket.module.css';
import { ETicketCard } from './e-ticket-card.tsx';
import { eTicketMessages } from './e-ticket-messages.ts';
import { deleteOfflineTickets, storeOfflineTickets } from './offline-tickets.ts';
import { ticketPage } from './ticket-page.ts';

interface ListProps {
  readonly orderNo: string;
  readonly tickets: readonly ETicket[];
}

/** Makes the page of the tickets as they are drawn now. */
const usePage = (orderNo: string, list: RefObject<HTMLUListElement | null>) => {
  const t = useMessages(eTicketMessages);
  const language = useLanguage();
  return (): string | undefined =>
    list.current
      ? ticketPage(list.current, {
          title: t('title'),
          note: t('asOf', { at: formatInstant(new Date().toISOString(), language) }),
          open: t('open'),
          address: location.origin + paths.order('ticket', orderNo),
          language,
        })
      : undefined;
};

/** Whether the tickets open without a network: they are kept as soon as they are seen, and dropped with their worth. */
const useKept = ({ orderNo, tickets }: ListProps, makePage: () => string | undefined): boolean => {
  const [kept, setKept] = useState(false);
  const language = useLanguage();
  const worth = tickets.some(({ code }) => code !== null);
  useEffect(() => {
    const page = worth ? makePage() : undefined;
    if (page) void storeOfflineTickets(orderNo, page).then(setKept);
    else void deleteOfflineTickets(orderNo).then(() => setKept(false));
  }, [orderNo, tickets, language, worth]);
  return kept;
};

/** The tickets, and how to have them where there is no network. */
export const ETicketList = ({ orderNo, tickets }: ListProps) => {
  const t = useMessages(eTicketMessages);
  const list = useRef<HTMLUListElement>(null);
  const makePage = usePage(orderNo, list);
  const kept = useKept({ orderNo, tickets }, makePage);
  const save = () => {
    const page = makePage();
    if (page) saveFile(new Blob([page], { type: 'text/html' }), `e-tickets-${orderNo}.html`);
  };
  return (
    <>
      <ul ref={list} className={styles.list}>
        {tickets.map((ticket, place) => (
          <ETicketCard key={ticket.ticketNo} ticket={ticket} place={place + 1} />
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.soft} role="status">
          {kept && t('kept')}
        </p>
        <Button kind="quiet" size="small" icon="download" onClick={save}>
          {t('save')}
        </Button>
      </div>
    </>
  );
};
