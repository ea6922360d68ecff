import { useMessages } from '@portal/shared/i18n';
import { Page, Spinner } from '@portal/shared/ui';
import { feedbackMessages } from '../feedback/messages.ts';
import styles from './pending.module.css';

/** A placeholder until the page is known. */
export const Pending = () => {
  const t = useMessages(feedbackMessages);
  return (
    <Page>
      <div className={styles.pending}>
        <Spinner label={t('pending')} size={36} />
      </div>
    </Page>
  );
};
