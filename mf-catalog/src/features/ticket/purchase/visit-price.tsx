import { useMessages } from '@portal/shared/i18n';
import { Price, Skeleton } from '@portal/shared/ui';
import styles from './booking.module.css';
import { ticketBookingMessages } from './ticket-booking-messages.ts';
import type { Visit } from './use-visit.ts';

/** What one ticket of the chosen type costs, as exactly as what was chosen so far allows. */
export const VisitPrice = ({ visit, size }: { visit: Visit; size?: 'large' }) => {
  const t = useMessages(ticketBookingMessages);
  const { price, type, day } = visit;
  if (price === undefined) return <Skeleton height={40} width={120} />;
  if (!price) return <p className={styles.none}>{day ? t('types.notOnDay') : t('noPrice')}</p>;
  return (
    <p>
      <Price fen={price.price} from={price.from} unit={t('perTicket')} size={size} was={type?.marketPrice} />
    </p>
  );
};
