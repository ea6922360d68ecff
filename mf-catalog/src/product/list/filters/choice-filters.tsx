import type { ProductFacets } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Skeleton } from '@portal/shared/ui';
import { FacetFilter, type FacetValue } from './facet-filter.tsx';
import type { FilterProps } from './filter-props.ts';
import type { FilterParam } from './product-filters.ts';

const steps = [3, 5, 7, 10, 15, 20, 30, 45];

/** How many products need at most so many days: only steps that leave some out, and more than the step before. */
export const atMostChoices = (
  days: ProductFacets['days'],
): readonly { readonly days: number; readonly count: number }[] => {
  const within = (most: number) =>
    days.reduce((sum, { value, count }) => sum + (Number(value) <= most ? count : 0), 0);
  const all = within(Number.POSITIVE_INFINITY);
  return steps
    .map((step) => ({ days: step, count: within(step) }))
    .filter(({ count }, place, every) => count < all && count > (every[place - 1]?.count ?? 0));
};

interface ChoicesProps extends FilterProps {
  readonly title: string;
  readonly param: FilterParam;
  readonly values: readonly FacetValue[] | undefined;
  readonly chosen: string | undefined;
  readonly labelOf: (value: string) => string;
}

/** While the choices are on their way, their place is held; without them there is nothing to choose. */
const Choices = ({ facets, title, param, values, chosen, labelOf, change }: ChoicesProps) =>
  facets === undefined ? (
    <Skeleton height={280} />
  ) : (
    <FacetFilter
      title={title}
      param={param}
      values={values ?? []}
      chosen={facets && chosen ? { value: chosen, label: labelOf(chosen), count: 0 } : undefined}
      onChange={(value) => change({ [param]: value })}
    />
  );

const named = ['category', 'destination', 'departureCity', 'theme'] as const;
type NamedFilter = (typeof named)[number];

const NameFilter = ({ name, ...props }: FilterProps & { name: NamedFilter }) => {
  const words = useMessages(props.list.words);
  const text = useText();
  return (
    <Choices
      {...props}
      title={words(`filters.${name}.title`)}
      param={name}
      values={props.facets?.[name].map(({ label, ...rest }) => ({ ...rest, label: text(label) }))}
      chosen={props.filters[name]}
      labelOf={(value) => value}
    />
  );
};

export const CategoryFilter = (props: FilterProps) => <NameFilter {...props} name="category" />;
export const DestinationFilter = (props: FilterProps) => <NameFilter {...props} name="destination" />;
export const DepartureCityFilter = (props: FilterProps) => <NameFilter {...props} name="departureCity" />;
export const ThemeFilter = (props: FilterProps) => <NameFilter {...props} name="theme" />;

/** Stars, or the grade of a sight: the best first. */
export const GradeFilter = (props: FilterProps) => {
  const words = useMessages(props.list.words);
  const labelOf = (grade: string) => words('filters.grade.value', { grade });
  const { grade } = props.filters;
  return (
    <Choices
      {...props}
      title={words('filters.grade.title')}
      param="grade"
      values={props.facets?.grade.toReversed().map((facet) => ({ ...facet, label: labelOf(facet.value) }))}
      chosen={grade === undefined ? undefined : String(grade)}
      labelOf={labelOf}
    />
  );
};

/** How long it may take at most. */
export const WorkingDaysFilter = (props: FilterProps) => {
  const words = useMessages(props.list.words);
  const labelOf = (days: string | number) => words('filters.workingDays.atMost', { count: Number(days) });
  const { workingDays } = props.filters;
  return (
    <Choices
      {...props}
      title={words('filters.workingDays.title')}
      param="maxDays"
      values={atMostChoices(props.facets?.days ?? []).map(({ days, count }) => ({
        value: String(days),
        label: labelOf(days),
        count,
      }))}
      chosen={workingDays === undefined ? undefined : String(workingDays)}
      labelOf={labelOf}
    />
  );
};
