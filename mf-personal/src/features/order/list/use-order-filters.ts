import type { OrderState } from '@portal/shared/contract';
import { useQueryParams } from '@portal/shared/ui';
import { stateFrom } from '../order-states.ts';

/** How many orders stand on a page. */
export const pageSize = 10;

/** What of the orders is shown, as the address says it. */
export interface OrderFilters {
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
    pageNum: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
  return { filters, change: params.set };
};
