import type { Text } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Page, QueryView, Skeleton, TextLink, useTitle } from '@portal/shared/ui';
import { useEffect } from 'react';
import { NoSuchPage } from '#src/product/list/no-such-page.tsx';
import { shownTotal } from '#src/product/list/shown-total.ts';
import { SearchField } from '#src/product/search/search-field.tsx';
import { NothingAsked, NothingFound } from './nothing-found.tsx';
import styles from './search.module.css';
import { searchResultMessages } from './search-result-messages.ts';
import { SearchResults } from './search-results.tsx';
import { SearchTabs } from './search-tabs.tsx';
import { rememberSearch } from './searched.ts';
import { useSearch, useSearchPage } from './use-search.ts';

const places = [0, 1, 2, 3];

const ResultsSkeleton = () => places.map((place) => <Skeleton key={place} height={260} />);

/** What was searched for, where it is not what the visitor wrote. */
const SearchNotes = ({
  search: { keywords, isCut },
  corrected,
  to,
}: Pick<ReturnType<typeof useSearch>, 'search' | 'to'> & { readonly corrected: Text | null | undefined }) => {
  const t = useMessages(searchResultMessages);
  const text = useText();
  return (
    <>
      {isCut && <p className={styles.note}>{t('cut')}</p>}
      {corrected && (
        <p className={styles.note}>
          {t('corrected', { keywords: text(corrected) })}{' '}
          <TextLink to={to({ exact: 'true', pageNum: undefined })}>
            {t('searchOriginal', { keywords })}
          </TextLink>
        </p>
      )}
    </>
  );
};

const Found = ({ search, change, to }: ReturnType<typeof useSearch>) => {
  const t = useMessages(searchResultMessages);
  const query = useSearchPage(search);
  const total = query.data?.total;
  const { keywords } = search;
  const hasFound = total !== undefined && total > 0 && !query.isPlaceholderData;

  // What finds something can be searched for again
  useEffect(() => {
    if (hasFound) rememberSearch(keywords);
  }, [hasFound, keywords]);

  return (
    <SearchTabs counts={query.data?.kinds} kind={search.kind} onChange={(kind) => change({ kind })}>
      <SearchNotes search={search} corrected={query.data?.corrected} to={to} />
      <p role="status" className={styles.count}>
        {total === undefined ? t('finding') : t('found', { count: total, total: shownTotal(total) })}
      </p>
      <section aria-label={t('results')} aria-busy={query.isPlaceholderData} className={styles.results}>
        <h2 className="visually-hidden">{t('results')}</h2>
        <QueryView
          query={query}
          skeleton={<ResultsSkeleton />}
          empty={({ list }) => list.length === 0}
          emptyState={
            search.pageNum > 1 ? (
              <NoSuchPage first={to({ pageNum: undefined })} />
            ) : (
              <NothingFound search={search} nearest={query.data?.nearest ?? []} />
            )
          }
        >
          {(page) => (
            <SearchResults
              page={page}
              pageNum={search.pageNum}
              mixed={search.kind === undefined}
              to={(pageNum) => to({ pageNum: pageNum === 1 ? undefined : pageNum })}
            />
          )}
        </QueryView>
      </section>
    </SearchTabs>
  );
};

/** The results of a search over all kinds of products. */
export const SearchScreen = () => {
  const t = useMessages(searchResultMessages);
  const asked = useSearch();
  const { keywords } = asked.search;
  const title = keywords === '' ? t('title') : t('titleOf', { keywords });
  useTitle(title);
  return (
    <Page title={title}>
      <div className={styles.field}>
        <SearchField keywords={keywords} />
      </div>
      {keywords === '' ? <NothingAsked /> : <Found {...asked} />}
    </Page>
  );
};
