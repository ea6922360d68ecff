import type { Text } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Icon, Skeleton } from '@portal/shared/ui';
import styles from '../booking.module.css';
import { bookingMessages } from '../booking-messages.ts';
import { FormSection } from './form-section.tsx';

/** What cancelling costs, in the server's words; undefined until they are there. */
export const TermsSection = ({ terms }: { readonly terms: readonly Text[] | undefined }) => {
  const t = useMessages(bookingMessages);
  const text = useText();
  return (
    <FormSection title={t('terms.title')}>
      {terms ? (
        <ul className={styles.terms}>
          {terms.map((term) => (
            <li key={term.zh}>
              <Icon name="info" size={16} />
              {text(term)}
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton height={56} />
      )}
      <p className={styles.note}>{t('terms.accept')}</p>
    </FormSection>
  );
};
