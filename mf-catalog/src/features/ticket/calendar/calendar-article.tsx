import type { TicketDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { TextLink } from '@portal/shared/ui';
import { ProductFacts } from '#src/product/card/product-facts.tsx';
import { DetailLayout } from '#src/product/detail/detail-layout.tsx';
import styles from '../detail/ticket.module.css';
import { ticketMessages } from '../detail/ticket-messages.ts';
import { TicketBooking } from '../purchase/ticket-booking.tsx';
import { ticketBookingMessages } from '../purchase/ticket-booking-messages.ts';
import { useTicketBooking } from '../purchase/use-ticket-booking.ts';
import { VisitBar } from '../purchase/visit-bar.tsx';
import { VisitPanel } from '../purchase/visit-panel.tsx';

const SightHead = ({ ticket }: { ticket: TicketDetail }) => {
  const t = useMessages(ticketMessages);
  const text = useText();
  const name = text(ticket.title);
  return (
    <header className={styles.sight}>
      <ProductFacts product={ticket} />
      <h2>{name}</h2>
      <TextLink to={paths.ticket(ticket.id)}>{t('calendar.detail', { name })}</TextLink>
    </header>
  );
};

/** The days, types and slots of one sight, without its story. */
export const CalendarArticle = ({ ticket }: { ticket: TicketDetail }) => {
  const words = useMessages(ticketBookingMessages);
  const booking = useTicketBooking(ticket);
  const parts = { ticket, visit: booking.visit, onNext: booking.onNext };
  return (
    <DetailLayout
      head={<SightHead ticket={ticket} />}
      panel={<VisitPanel {...parts} />}
      bar={<VisitBar {...parts} />}
      barLabel={words('bar')}
    >
      <TicketBooking ticket={ticket} booking={booking} />
    </DetailLayout>
  );
};
