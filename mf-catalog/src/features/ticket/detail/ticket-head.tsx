import type { TicketDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Icon, useToday } from '@portal/shared/ui';
import { SightGrade } from '#src/product/card/product-grade.tsx';
import { productMessages } from '#src/product/card/product-messages.ts';
import { SavingTag } from '#src/product/card/product-price.tsx';
import { DetailHead } from '#src/product/detail/detail-head.tsx';
import { MapLinks } from '#src/product/detail/map-links.tsx';
import { Sold } from '#src/product/detail/sold.tsx';
import { hoursOn } from '#src/product/hours-on.ts';
import styles from './ticket.module.css';
import { ticketMessages } from './ticket-messages.ts';

const Where = ({ content }: Pick<TicketDetail, 'content'>) => {
  const t = useMessages(ticketMessages);
  const words = useMessages(productMessages);
  const text = useText();
  const hours = hoursOn(content.openingHours, useToday());
  return (
    <ul className={styles.where}>
      <li>
        <Icon name="pin" size={18} label={t('address')} />
        <span>{text(content.address)}</span>
      </li>
      {hours && (
        <li>
          <Icon name="clock" size={18} />
          <span>{words('openToday', { from: hours.from, to: hours.to, lastEntry: hours.lastEntry })}</span>
        </li>
      )}
    </ul>
  );
};

/** Name, grade, where it is, and whether it is open today. */
export const TicketHead = ({ ticket }: { ticket: TicketDetail }) => {
  const marks = (
    <>
      {ticket.grade !== null && <SightGrade grade={ticket.grade} />}
      <SavingTag product={ticket} />
      <Sold product={ticket} />
    </>
  );
  return (
    <>
      <DetailHead product={ticket} marks={marks} />
      <Where content={ticket.content} />
      <MapLinks place={ticket.content} name={ticket.title} />
    </>
  );
};
