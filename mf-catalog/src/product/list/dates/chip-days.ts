import type { DateChoice } from '@portal/shared/contract';
import type { FilterName, FilterValues } from '../filters/product-filters.ts';

const kinds = ['dates', 'stay', 'day'] as const;

/** How a list asks for days: of a departure, of a stay, or for one day. */
export type DayFilterName = (typeof kinds)[number];

/** The filter of days that a list has; undefined for goods and visas. */
export const dayFilterOf = (filters: readonly FilterName[]): DayFilterName | undefined =>
  kinds.find((kind) => filters.includes(kind));

interface ChipDays {
  readonly from: string;
  readonly to: string;
}

/** The days that a chip sets: of a visit the first one; undefined where a stay would have no night. */
export const chipDays = (kind: DayFilterName, { from, to }: DateChoice): ChipDays | undefined => {
  if (kind === 'day') return { from, to: from };
  return kind === 'stay' && from === to ? undefined : { from, to };
};

/** Whether the list is narrowed to just these days. */
export const isChosen = (kind: DayFilterName, { from, to }: ChipDays, filters: FilterValues): boolean => {
  if (kind === 'day') return filters.day === from;
  return filters[kind]?.from === from && filters[kind]?.to === to;
};
