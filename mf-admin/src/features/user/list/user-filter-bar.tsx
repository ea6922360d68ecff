import { useMessages } from '@portal/shared/i18n';
import { DayRange } from '#src/list/filters/day-range.tsx';
import { FilterBar } from '#src/list/filters/filter-bar.tsx';
import { userMessages } from '../user-messages.ts';
import type { FilterState } from './use-user-filters.ts';

/** What the list can be narrowed by, beside the department. It takes effect at once. */
export const UserFilterBar = (state: FilterState) => {
  const t = useMessages(userMessages);
  const { startTime, endTime } = state.filters;
  return (
    <FilterBar state={state} label={t('filters.label')} hint={t('filters.keywordsHint')}>
      <DayRange
        label={t('filters.created')}
        startTime={startTime}
        endTime={endTime}
        onChange={state.change}
      />
    </FilterBar>
  );
};
