import { useMessages, useText } from '@portal/shared/i18n';
import { Disclosure } from '@portal/shared/ui';
import styles from '#src/booking/booking.module.css';
import { tourBookingMessages } from './tour-booking-messages.ts';
import { useTravelTerms } from './use-travel-terms.ts';

/** The terms of the travel contract in full, as the order's PDF has them. */
export const TermsText = () => {
  const t = useMessages(tourBookingMessages);
  const text = useText();
  const terms = useTravelTerms();
  if (!terms) return null;
  return (
    <Disclosure title={t('terms.full')}>
      <ol className={styles.clauses}>
        {terms.clauses.map(({ title, items }) => (
          <li key={title.zh}>
            <strong>{text(title)}</strong>
            <ul className={styles.contract}>
              {items.map((item) => (
                <li key={item.zh}>{text(item)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t('terms.version', { version: terms.version })}</p>
    </Disclosure>
  );
};
