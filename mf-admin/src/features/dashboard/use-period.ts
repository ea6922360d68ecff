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

/** The period lives in the URL, so that back, forward and a shared address keep it. */
export const usePeriod = (): PeriodState => {
  const { get, set } = useQueryParams();
  return {
    period: readPeriod(get, new Date()),
    change: (changes) => set(changes, { preventScrollReset: true }),
  };
};
