import type { ComponentType } from 'react';
import {
  CategoryFilter,
  DepartureCityFilter,
  DestinationFilter,
  GradeFilter,
  ThemeFilter,
  WorkingDaysFilter,
} from './choice-filters.tsx';
import styles from './filter-panel.module.css';
import type { FilterProps } from './filter-props.ts';
import { KeywordsFilter } from './keywords-filter.tsx';
import type { FilterName } from './product-filters.ts';
import { DatesFilter, DayFilter, DaysFilter, PriceFilter, StayFilter } from './range-filters.tsx';

/** What each filter is chosen with. */
const controls: Readonly<Record<FilterName, ComponentType<FilterProps>>> = {
  keywords: KeywordsFilter,
  category: CategoryFilter,
  destination: DestinationFilter,
  departureCity: DepartureCityFilter,
  theme: ThemeFilter,
  grade: GradeFilter,
  days: DaysFilter,
  workingDays: WorkingDaysFilter,
  price: PriceFilter,
  dates: DatesFilter,
  stay: StayFilter,
  day: DayFilter,
};

/** All filters of a list except the one above it. */
export const FilterPanel = (props: FilterProps) => {
  const { filters, first } = props.list;
  return (
    <div className={styles.panel}>
      {filters
        .filter((name) => name !== first)
        .map((name) => {
          const Control = controls[name];
          return <Control key={name} {...props} />;
        })}
    </div>
  );
};
