import type { AdminOrderFilters, AdminOrderSort } from '@portal/shared/contract';
import { orderStateNames } from '@portal/shared/rules';
import { day, type FilterParser, oneOf } from '#src/list/filters/filter-parsers.ts';
import type { ListFilters } from '#src/list/filters/list-filters.ts';
import { productKinds } from '#src/ui/product-kinds.ts';

/** An amount in fen, from nothing to what a bank moves at once. */
const amount = (): FilterParser<number> => (text) => (/^\d{1,12}$/.test(text) ? Number(text) : undefined);

const step: FilterParser<string> = (text) => (/^[A-Z_]{1,32}$/.test(text) ? text : undefined);

export const sorts = ['newest', 'oldest', 'travel', 'amount'] as const satisfies readonly AdminOrderSort[];

/** What the list of orders is narrowed and sorted by, beside words. */
export const orderReaders = {
  kind: oneOf(...productKinds),
  state: oneOf(...orderStateNames),
  fulfilment: step,
  from: day(),
  to: day(),
  travelFrom: day(),
  travelTo: day(),
  minAmount: amount(),
  maxAmount: amount(),
  sort: oneOf(...sorts),
};

export interface OrderFilters extends AdminOrderFilters, Pick<ListFilters, 'pageNum' | 'pageSize'> {
  readonly sort?: AdminOrderSort;
}

/** Puts the ends of spans the right way round, so that what is in the address can be asked for. */
export const askable = ({ status: _status, ...filters }: OrderFilters & ListFilters): OrderFilters => {
  const { from, to, travelFrom, travelTo, minAmount, maxAmount } = filters;
  return {
    ...filters,
    ...(from && to && to < from ? { from: to, to: from } : {}),
    ...(travelFrom && travelTo && travelTo < travelFrom
      ? { travelFrom: travelTo, travelTo: travelFrom }
      : {}),
    ...(minAmount !== undefined && maxAmount !== undefined && maxAmount < minAmount
      ? { minAmount: maxAmount, maxAmount: minAmount }
      : {}),
  };
};

/** The filters without page and order: what an export takes. */
export const narrowing = ({
  pageNum: _pageNum,
  pageSize: _pageSize,
  sort: _sort,
  ...filters
}: OrderFilters): AdminOrderFilters => filters;
