import { useMessages } from '@portal/shared/i18n';
import { Page, useMedia, useTitle } from '@portal/shared/ui';
import { tourMessages } from '../tour-messages.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { GroupNote } from './group-note.tsx';
import { ListHead } from './list-head.tsx';
import { tourListMessages } from './tour-list-messages.ts';
import styles from './tour-list-screen.module.css';
import type { TourList } from './tour-lists.ts';
import { TourResults } from './tour-results.tsx';
import { useTourFilters } from './use-tour-filters.ts';
import { useTourFacets, useTourPage } from './use-tour-list.ts';

/** The screen of every tour list; what differs between them is in `list`. */
export const TourListScreen = ({ list }: { list: TourList }) => {
  const t = useMessages(tourMessages);
  const listWords = useMessages(tourListMessages);
  const title = t(`lists.${list.name}.title`);
  useTitle(title);
  const wide = useMedia('(min-width: 960px)');
  const state = useTourFilters();
  const tours = useTourPage(list, state.filters);
  const facetsQuery = useTourFacets(list, state.filters.keywords);
  const facets = facetsQuery.isError ? null : facetsQuery.data;
  const total = tours.data?.total;

  return (
    <Page title={title} lead={t(`lists.${list.name}.lead`)}>
      {list.forGroups && <GroupNote />}
      <div className={styles.columns}>
        {wide && (
          <aside aria-labelledby="filters">
            <h2 id="filters" className="visually-hidden">
              {listWords('filters.title')}
            </h2>
            <FilterPanel facets={facets} {...state} />
          </aside>
        )}
        <div className={styles.main}>
          <ListHead total={total} {...state}>
            {!wide && <FilterDrawer facets={facets} total={total} {...state} />}
          </ListHead>
          <ActiveFilters filters={state.filters} facets={facets} onClear={state.clear} />
          <TourResults query={tours} {...state} />
        </div>
      </div>
    </Page>
  );
};
