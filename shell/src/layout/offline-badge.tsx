import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { useId, useSyncExternalStore } from 'react';
import { currentReleases, findView, isUnavailable, watchReleases } from '../remotes/index.ts';
import { layoutMessages } from './messages.ts';
import styles from './offline-badge.module.css';

const isViewUnavailable = (view: string | undefined): boolean => {
  const source = view === undefined ? undefined : findView(currentReleases(), view);
  return source !== undefined && isUnavailable(source.app);
};

/**
 * The badge of a link whose remote is known to be down: `mark` is shown in it, `described` is its accessible
 * description. The link still works and loads the view again.
 */
export const useOfflineBadge = (view: string | undefined) => {
  const t = useMessages(layoutMessages);
  const id = useId();
  const isAway = () => isViewUnavailable(view);
  const away = useSyncExternalStore(watchReleases, isAway, isAway);
  if (!away) return { mark: null, described: {} };
  const mark = (
    <span id={id} aria-hidden="true" title={t('away')} className={styles.mark}>
      <Icon name="warning" size={14} />
      <span>{t('away')}</span>
    </span>
  );
  return { mark, described: { 'aria-describedby': id } };
};
