import { RefundTerms } from '@portal/shared/booking';
import type { OrderDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Card } from '@portal/shared/ui';
import { detailMessages } from './detail-messages.ts';
import styles from './order-detail.module.css';

const refundable: readonly string[] = ['PENDING_PAYMENT', 'PAID', 'PARTIALLY_REFUNDED'];

/** What cancelling costs, as agreed when it was ordered: by dates, or in words. Nothing once that is over. */
export const TermsCard = ({ order: { state, refundTiers, travelDay, terms } }: { order: OrderDetail }) => {
  const t = useMessages(detailMessages);
  const text = useText();
  const byDates = travelDay !== null && refundTiers.length > 0;
  if (!refundable.includes(state) || !(byDates || terms.length > 0)) return null;
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{t('refund')}</h2>
      {byDates ? (
        <RefundTerms tiers={refundTiers} day={travelDay} />
      ) : (
        <ul className={styles.terms}>
          {terms.map((term, place) => (
            <li key={place}>{text(term)}</li>
          ))}
        </ul>
      )}
    </Card>
  );
};
