import type { TicketDetail } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Stepper } from '@portal/shared/ui';
import { Panel, PanelCounts, PanelTotal } from '#src/product/panel/panel.tsx';
import { BookVisit } from './book-visit.tsx';
import styles from './booking.module.css';
import { useRefundWords } from './refund-words.ts';
import { ticketBookingMessages } from './ticket-booking-messages.ts';
import type { VisitState } from './use-visit.ts';
import { VisitPrice } from './visit-price.tsx';

interface VisitPanelProps {
  readonly ticket: TicketDetail;
  readonly visit: VisitState;
  readonly onNext: () => void;
  /** The way on stands elsewhere: at the lower edge of a narrow screen. */
  readonly withoutBooking?: boolean;
}

const useChosen = ({ day, slot }: VisitState) => {
  const t = useMessages(ticketBookingMessages);
  const language = useLanguage();
  return [
    { term: t('day'), value: day && formatDay(day, language) },
    { term: t('slot'), value: slot?.from && `${slot.from}–${slot.to}` },
  ].filter(({ value }) => value);
};

/** From a price to a booking: type, day, slot, how many, what it costs, and on. */
export const VisitPanel = ({ ticket, visit, onNext, withoutBooking = false }: VisitPanelProps) => {
  const t = useMessages(ticketBookingMessages);
  const text = useText();
  const refundWords = useRefundWords();
  const chosen = useChosen(visit);
  const { type, slot, count, most, day } = visit;
  return (
    <Panel label={t('panel')}>
      <VisitPrice visit={visit} size="large" />
      {type && <p className={styles.chosenType}>{text(type.name)}</p>}
      {chosen.length > 0 && (
        <dl className={styles.chosen}>
          {chosen.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {type && (
        <PanelCounts>
          <Stepper
            name="count"
            label={t('count')}
            value={count}
            min={1}
            max={most}
            hint={count >= most ? t('limit', { count: most }) : undefined}
            onChange={visit.setCount}
          />
        </PanelCounts>
      )}
      {slot && <PanelTotal label={t('total')} fen={slot.price * count} />}
      {type && (
        <ul className={styles.terms}>
          <li>{refundWords(type.refund, day)}</li>
          {type.realName && <li>{t('realNameHint')}</li>}
        </ul>
      )}
      {!withoutBooking && <BookVisit ticketId={ticket.id} visit={visit} onNext={onNext} wide />}
    </Panel>
  );
};
