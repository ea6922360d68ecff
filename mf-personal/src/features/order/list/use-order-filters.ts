import type { OrderState } from '@portal/shared/contract';
import { useQueryParams } from '@portal/shared/ui';
import { stateFrom } from '../order-states.ts';
import { type DateRange, dayFrom } from './date-range.ts';

/** How many orders stand on a page. */
export const pageSize = 10;

/** What of the orders is shown, as the address says it. */
export interface OrderFilters extends DateRange {
  readonly state?: OrderState;
  readonly keywords?: string;
  readonly pageNum: number;
}

export const useOrderFilters = () => {
  const params = useQueryParams();
  const page = params.getNumber('pageNum') ?? 1;
  const filters: OrderFilters = {
    state: stateFrom(params.get('state')),
    keywords: params.get('keywords')?.slice(0, 100),
    from: dayFrom(params.get('from')),
    to: dayFrom(params.get('to')),
    pageNum: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
  return { filters, change: params.set };
};
