import { useMessages } from '@portal/shared/i18n';
import { ChoiceFilter } from '#src/list/filters/choice-filter.tsx';
import { DayRange } from '#src/list/filters/day-range.tsx';
import { FilterBar } from '#src/list/filters/filter-bar.tsx';
import { day, oneOf, positiveInteger } from '#src/list/filters/filter-parsers.ts';
import { useListFilters } from '#src/list/filters/use-list-filters.ts';
import { useAssignees } from './enquiry-calls.ts';
import { enquiryMessages } from './enquiry-messages.ts';
import { enquiryStates } from './state-tag.tsx';

const categories = ['learning', 'party-building', 'domestic', 'local', 'vicinity', 'abroad', 'none'] as const;

/** What enquiries are narrowed by, kept in the URL. */
export const useEnquiryFilters = () =>
  useListFilters({
    state: oneOf(...enquiryStates),
    category: oneOf(...categories),
    assigneeId: positiveInteger(),
    from: day(),
    to: day(),
  });

export type EnquiryFilterState = ReturnType<typeof useEnquiryFilters>;

export const EnquiryTools = ({ state }: { state: EnquiryFilterState }) => {
  const t = useMessages(enquiryMessages);
  const assignees = useAssignees();
  const { filters, change } = state;
  const people = (assignees.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FilterBar state={state} label={t('table')} hint={t('hint')} hasStatus={false}>
      <ChoiceFilter
        label={t('state')}
        choices={enquiryStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={filters.state}
        onChange={(value) => change({ state: value })}
      />
      <ChoiceFilter
        label={t('category')}
        choices={categories.map((value) => ({ value, label: t(`categories.${value}`) }))}
        value={filters.category}
        onChange={(value) => change({ category: value })}
      />
      <ChoiceFilter
        label={t('assignee')}
        choices={people}
        value={filters.assigneeId}
        onChange={(value) => change({ assigneeId: value })}
      />
      <DayRange
        label={t('days')}
        startTime={filters.from}
        endTime={filters.to}
        onChange={({ startTime, endTime }) => change({ from: startTime, to: endTime })}
      />
    </FilterBar>
  );
};
