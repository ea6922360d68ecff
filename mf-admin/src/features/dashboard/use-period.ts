import type { ProductKind } from '@portal/shared/contract';
import { useQueryParams } from '@portal/shared/ui';
import { type Period, readPeriod } from './period.ts';

export interface PeriodState {
  readonly period: Period;
  readonly change: (changes: {
    readonly from?: string;
    readonly to?: string;
    readonly kind?: ProductKind | '';
  }) => void;
}

/** The period is in the URL, so that history and shared links keep it. */
export const usePeriod = (): PeriodState => {
  const { get, set } = useQueryParams();
  return {
    period: readPeriod(get, new Date()),
    change: (changes) => set(changes, { preventScrollReset: true }),
  };
};
