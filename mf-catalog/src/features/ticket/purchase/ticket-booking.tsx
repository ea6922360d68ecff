import type { TicketDetail } from '@portal/shared/contract';
import { NarrowOnly } from '#src/product/detail/detail-layout.tsx';
import styles from './booking.module.css';
import { TicketTypes } from './ticket-types.tsx';
import type { TicketBooking as Booking } from './use-ticket-booking.ts';
import { VisitCalendar } from './visit-calendar.tsx';
import { VisitPanel } from './visit-panel.tsx';

interface TicketBookingProps {
  readonly ticket: TicketDetail;
  readonly booking: Booking;
}

/** The choice of a visit in the flow of a page: the day, the type with its slot, and on narrow screens the rest. */
export const TicketBooking = ({ ticket, booking }: TicketBookingProps) => {
  const { query, visit, place, onNext } = booking;
  return (
    <div ref={place} className={styles.booking}>
      <VisitCalendar types={ticket.types} query={query} visit={visit} />
      <TicketTypes ticket={ticket} stock={query.data} visit={visit} />
      <NarrowOnly>
        <VisitPanel ticket={ticket} visit={visit} onNext={onNext} withoutBooking />
      </NarrowOnly>
    </div>
  );
};
