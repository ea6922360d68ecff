import type { OrderSort, OrderState, ProductKind } from '@portal/shared/contract';
import { useQueryParams } from '@portal/shared/ui';
import { kindFrom } from '../order-kinds.ts';
import { stateFrom } from '../order-states.ts';
import { type DateRange, dayFrom } from './date-range.ts';

/** How many orders stand on a page. */
export const pageSize = 10;

/** What of the orders is shown, as the address says it. */
export interface OrderFilters extends DateRange {
  /** In the list of all kinds only. */
  readonly kind?: ProductKind;
  readonly sort?: OrderSort;
  readonly state?: OrderState;
  readonly keywords?: string;
  readonly pageNum: number;
}

export const useOrderFilters = () => {
  const params = useQueryParams();
  const page = params.getNumber('pageNum') ?? 1;
  const filters: OrderFilters = {
    kind: kindFrom(params.get('kind')),
    sort: params.get('sort') === 'departure' ? 'departure' : undefined,
    state: stateFrom(params.get('state')),
    keywords: params.get('keywords')?.slice(0, 100),
    from: dayFrom(params.get('from')),
    to: dayFrom(params.get('to')),
    pageNum: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
  return { filters, change: params.set };
};
