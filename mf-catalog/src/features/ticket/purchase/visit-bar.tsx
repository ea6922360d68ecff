import type { TicketDetail } from '@portal/shared/contract';
import { formatDay, useLanguage, useText } from '@portal/shared/i18n';
import { Price } from '@portal/shared/ui';
import { BookVisit } from './book-visit.tsx';
import styles from './booking.module.css';
import type { VisitState } from './use-visit.ts';
import { VisitPrice } from './visit-price.tsx';

interface VisitBarProps {
  readonly ticket: TicketDetail;
  readonly visit: VisitState;
  readonly onNext: () => void;
}

/** The booking at the lower edge of a narrow screen: always the price, always the next step. */
export const VisitBar = ({ ticket, visit, onNext }: VisitBarProps) => {
  const language = useLanguage();
  const text = useText();
  const { slot, count, day, type } = visit;
  return (
    <>
      <div>
        {slot ? <Price fen={slot.price * count} /> : <VisitPrice visit={visit} />}
        <p className={styles.note}>{day ? formatDay(day, language) : text(type?.name)}</p>
      </div>
      <BookVisit ticketId={ticket.id} visit={visit} onNext={onNext} />
    </>
  );
};
