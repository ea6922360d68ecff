import { queryOf } from '@portal/shared/api';
import type { CallData } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Pager, QueryView, Skeleton, Tabs } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FavouriteList } from './favourite-list.tsx';
import { favouriteMessages } from './favourite-messages.ts';
import styles from './favourites.module.css';
import { NoFavourites } from './no-favourites.tsx';
import { type FavouriteFilters, kinds, pageSize, useFavouriteFilters } from './use-favourite-filters.ts';
import { useRemoval } from './use-removal.ts';

type Page = CallData<'GET /api/v1/collections'>;

const useFavouritesPage = ({ kind, pageNum }: FavouriteFilters) =>
  useQuery({
    ...queryOf('GET /api/v1/collections', { query: { kind, pageNum, pageSize } }),
    placeholderData: keepPreviousData,
  });

/** The kinds with how many there are: what was just taken out does not count. */
const useTabs = (page: Page | undefined, removed: ReadonlySet<number>) => {
  const t = useMessages(favouriteMessages);
  const gone = page?.list.filter(({ product }) => removed.has(product.id)) ?? [];
  const countOf = (kind: (typeof kinds)[number]): number =>
    (page?.kinds.find((one) => one.kind === kind)?.count ?? 0) -
    gone.filter(({ product }) => product.kind === kind).length;
  const all = kinds.reduce((sum, kind) => sum + countOf(kind), 0);
  return [
    { value: 'all' as const, label: t('all'), count: page && all },
    ...kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`), count: page && countOf(kind) })),
  ];
};

const places = [0, 1, 2];

/** The favourites by kind and page, both in the URL. */
export const Favourites = () => {
  const t = useMessages(favouriteMessages);
  const { filters, change } = useFavouriteFilters();
  const { kind, pageNum } = filters;
  const collection = useFavouritesPage(filters);
  const removal = useRemoval();
  const tabs = useTabs(collection.data, removal.removed);
  const more = (collection.data?.total ?? 0) > 0;
  return (
    <Tabs
      label={t('tabs')}
      items={tabs}
      value={kind ?? 'all'}
      onChange={(tab) => change({ kind: tab === 'all' ? undefined : tab })}
    >
      <div className={styles.list} aria-busy={collection.isPlaceholderData}>
        <h2 className="visually-hidden">{t('results')}</h2>
        <QueryView
          query={collection}
          skeleton={
            <div className={styles.places}>
              {places.map((place) => (
                <Skeleton key={place} height="var(--card)" radius="var(--radius)" />
              ))}
            </div>
          }
          empty={({ list }) => list.length === 0}
          emptyState={<NoFavourites {...{ kind, more }} onFirst={() => change({ pageNum: undefined })} />}
        >
          {({ list, total }) => (
            <>
              <FavouriteList {...{ list, removal }} />
              <Pager {...{ pageNum, pageSize, total }} onChange={(page) => change({ pageNum: page })} />
            </>
          )}
        </QueryView>
      </div>
    </Tabs>
  );
};
