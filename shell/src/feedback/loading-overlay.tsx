import { loadingCloseDelay, overlayBaseZIndex } from '@portal/shared/config';
import { useMessages } from '@portal/shared/i18n';
import { Spinner } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { useLoading } from './loading.ts';
import styles from './loading-overlay.module.css';
import { feedbackMessages } from './messages.ts';

/** True from the first call until 400 ms after the last response. */
const useShown = (isBusy: boolean): boolean => {
  const [isShown, setShown] = useState(isBusy);
  if (isBusy && !isShown) setShown(true);
  useEffect(() => {
    if (isBusy || !isShown) return;
    const closing = setTimeout(() => setShown(false), loadingCloseDelay);
    return () => clearTimeout(closing);
  }, [isBusy, isShown]);
  return isShown;
};

/**
 * An overlay while calls are in flight. It takes neither clicks nor focus, and is not visible for quick
 * responses.
 */
export const LoadingOverlay = () => {
  const t = useMessages(feedbackMessages);
  const isBusy = useLoading(({ count }) => count > 0);
  const isShown = useShown(isBusy);
  if (!isShown) return null;
  return (
    <div
      className={styles.overlay}
      style={{ zIndex: overlayBaseZIndex }}
      data-loading-overlay={isBusy ? 'busy' : 'closing'}
      aria-busy="true"
    >
      <span className={styles.disc}>
        <Spinner label={t('loading')} size={36} />
      </span>
    </div>
  );
};
