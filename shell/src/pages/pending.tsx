import { useMessages } from '@portal/shared/i18n';
import { Page, Spinner } from '@portal/shared/ui';
import { pageMessages } from './messages.ts';
import styles from './pending.module.css';

/** Holds the place of a page that cannot be named yet. */
export const Pending = () => {
  const t = useMessages(pageMessages);
  return (
    <Page>
      <div className={styles.pending}>
        <Spinner label={t('pending')} size={36} />
      </div>
    </Page>
  );
};
