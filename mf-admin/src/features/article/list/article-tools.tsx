import { useMessages, useText } from '@portal/shared/i18n';
import { ChoiceFilter } from '#src/list/filters/choice-filter.tsx';
import { DayRange } from '#src/list/filters/day-range.tsx';
import { FilterBar } from '#src/list/filters/filter-bar.tsx';
import type { ListState } from '#src/list/filters/use-list-filters.ts';
import { useCategories } from '../article-calls.ts';
import { articleMessages } from '../article-messages.ts';
import type { ArticleFilters } from './article-filters.ts';

type State = ListState<ArticleFilters>;

const Category = ({ filters, change }: State) => {
  const t = useMessages(articleMessages);
  const text = useText();
  return (
    <ChoiceFilter
      label={t('filters.category')}
      choices={(useCategories().data ?? []).map((one) => ({ value: one.zh, label: text(one) }))}
      value={filters.category}
      onChange={(category) => change({ category })}
    />
  );
};

/** What the list of articles is narrowed by. */
export const ArticleTools = ({ state, isNews }: { state: State; isNews: boolean }) => {
  const t = useMessages(articleMessages);
  const { filters, change } = state;
  const states = [
    { value: '0', label: t('filters.draft') },
    { value: '1', label: t('filters.published') },
  ];
  return (
    <FilterBar state={state} label={t('table')} hint={t('search')} hasStatus={false}>
      <ChoiceFilter
        label={t('filters.status')}
        choices={states}
        value={filters.status}
        onChange={(status) => change({ status })}
      />
      {isNews && <Category {...state} />}
      <DayRange
        label={t('filters.days')}
        startTime={filters.from}
        endTime={filters.to}
        onChange={({ startTime, endTime }) => change({ from: startTime, to: endTime })}
      />
    </FilterBar>
  );
};
