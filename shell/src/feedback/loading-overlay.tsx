import { overlayBaseZIndex } from '@portal/shared/config';
import { useMessages } from '@portal/shared/i18n';
import { Spinner } from '@portal/shared/ui';
import { useLoading } from './loading.ts';
import styles from './loading-overlay.module.css';
import { feedbackMessages } from './messages.ts';

/**
 * An overlay while calls are in flight. It takes neither clicks nor focus, and is not visible for quick
 * responses.
 */
export const LoadingOverlay = () => {
  const t = useMessages(feedbackMessages);
  const { count, shown } = useLoading();
  if (!shown) return null;
  return (
    <div
      className={styles.overlay}
      style={{ zIndex: overlayBaseZIndex }}
      data-loading-overlay={count > 0 ? 'busy' : 'closing'}
      aria-busy="true"
    >
      <span className={styles.disc}>
        <Spinner label={t('loading')} size={36} />
      </span>
    </div>
  );
};
