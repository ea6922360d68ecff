import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { EmptyState, LinkButton } from '@portal/shared/ui';
import { PopularPlaces } from '#src/product/search/popular-places.tsx';
import styles from './search.module.css';
import { searchResultMessages } from './search-result-messages.ts';
import type { Search } from './use-search.ts';

const Popular = () => (
  <div className={styles.popular}>
    <PopularPlaces />
  </div>
);

/** Nothing has the words: the results of other kinds, or where many go. */
export const NothingFound = ({ keywords, kind }: Search) => {
  const t = useMessages(searchResultMessages);
  return kind === undefined ? (
    <EmptyState title={t('empty', { keywords })} body={t('emptyBody')} action={<Popular />} />
  ) : (
    <EmptyState
      title={t('emptyKind', { keywords })}
      body={t('emptyKindBody')}
      action={
        <LinkButton kind="quiet" to={paths.search({ keywords })}>
          {t('seeAll')}
        </LinkButton>
      }
    />
  );
};

/** Before anything is asked for. */
export const NothingAsked = () => {
  const t = useMessages(searchResultMessages);
  return <EmptyState icon="compass" title={t('askTitle')} body={t('ask')} action={<Popular />} />;
};
