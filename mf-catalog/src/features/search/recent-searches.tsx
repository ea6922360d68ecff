import { useMessages } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Button, IconButton } from '@portal/shared/ui';
import styles from './search.module.css';
import { searchResultMessages } from './search-result-messages.ts';
import { forgetSearch, useSearched } from './searched.ts';

/** What was searched for in this browser, to search again or to forget. */
export const RecentSearches = () => {
  const t = useMessages(searchResultMessages);
  const searched = useSearched();
  if (searched.length === 0) return null;
  return (
    <section aria-label={t('recent')} className={styles.recent}>
      <div className={styles.recentHead}>
        <h2>{t('recent')}</h2>
        <Button kind="quiet" onClick={() => forgetSearch()}>
          {t('forgetAll')}
        </Button>
      </div>
      <ul>
        {searched.map((keywords) => (
          <li key={keywords}>
            <Link to={paths.search({ keywords })}>{keywords}</Link>
            <IconButton
              icon="close"
              label={t('forget', { keywords })}
              onClick={() => forgetSearch(keywords)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
