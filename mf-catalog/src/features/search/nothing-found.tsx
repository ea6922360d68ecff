import { useMessages, useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { EmptyState, Icon, LinkButton } from '@portal/shared/ui';
import { PopularPlaces } from '#src/product/search/popular-places.tsx';
import { type Suggestion, suggestionIcon, suggestionPath } from '#src/product/search/suggestion.ts';
import { RecentSearches } from './recent-searches.tsx';
import styles from './search.module.css';
import { searchResultMessages } from './search-result-messages.ts';
import type { Search } from './use-search.ts';

const Popular = () => (
  <div className={styles.popular}>
    <PopularPlaces />
  </div>
);

/** Places and products with a similar name. */
const Nearest = ({ nearest }: { nearest: readonly Suggestion[] }) => {
  const t = useMessages(searchResultMessages);
  const text = useText();
  return (
    <nav aria-label={t('nearest')} className={styles.nearest}>
      <p>{t('nearest')}</p>
      <ul>
        {nearest.map((one) => (
          <li key={`${one.kind}-${one.id}-${one.text.zh}`}>
            <Link to={suggestionPath(one)}>
              <Icon name={suggestionIcon(one)} size={18} />
              {text(one.text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface NothingFoundProps {
  readonly search: Search;
  readonly nearest: readonly Suggestion[];
}

/** Nothing has the words: similar names, the results of other kinds, or where many go. */
export const NothingFound = ({ search: { keywords, kind }, nearest }: NothingFoundProps) => {
  const t = useMessages(searchResultMessages);
  if (nearest.length > 0)
    return (
      <EmptyState
        title={t('empty', { keywords })}
        action={
          <>
            <Nearest nearest={nearest} />
            <Popular />
          </>
        }
      />
    );
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
  return (
    <>
      <RecentSearches />
      <EmptyState icon="compass" title={t('askTitle')} body={t('ask')} action={<Popular />} />
    </>
  );
};
