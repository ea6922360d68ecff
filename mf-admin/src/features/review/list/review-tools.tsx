import { useMessages } from '@portal/shared/i18n';
import { ChoiceFilter } from '#src/list/filters/choice-filter.tsx';
import { DayRange } from '#src/list/filters/day-range.tsx';
import { FilterBar } from '#src/list/filters/filter-bar.tsx';
import { useProductKindOptions } from '#src/ui/product-kinds.ts';
import { reviewMessages } from '../review-messages.ts';
import type { ReviewListState } from './use-review-filters.ts';

const ratings = [1, 2, 3, 4, 5];
const answers = ['no', 'yes'] as const;

/** What the reviews are narrowed by. */
export const ReviewTools = ({ state }: { state: ReviewListState }) => {
  const t = useMessages(reviewMessages);
  const kinds = useProductKindOptions();
  const { filters, change } = state;
  return (
    <FilterBar state={state} label={t('list')} hint={t('search')} hasStatus={false}>
      <ChoiceFilter
        label={t('filters.rating')}
        choices={ratings.map((count) => ({ value: String(count), label: t('stars', { count }) }))}
        value={filters.rating}
        onChange={(rating) => change({ rating })}
      />
      <ChoiceFilter
        label={t('filters.kind')}
        choices={kinds}
        value={filters.kind}
        onChange={(kind) => change({ kind })}
      />
      {(['replied', 'pictures', 'takenDown'] as const).map((name) => (
        <ChoiceFilter
          key={name}
          label={t(`filters.${name}`)}
          choices={answers.map((value) => ({ value, label: t(`${name}.${value}`) }))}
          value={filters[name]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <DayRange
        label={t('filters.days')}
        startTime={filters.from}
        endTime={filters.to}
        onChange={({ startTime, endTime }) => change({ from: startTime, to: endTime })}
      />
    </FilterBar>
  );
};
