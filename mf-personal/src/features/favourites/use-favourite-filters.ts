import type { ProductKind } from '@portal/shared/contract';
import { orderKinds } from '@portal/shared/rules';
import { useQueryParams } from '@portal/shared/ui';

/** How many products stand on a page. */
export const pageSize = 10;

/** The five kinds in the order in which the portal shows them. */
export const kinds = Object.keys(orderKinds) as ProductKind[];

/** Which products are shown, as the address says it. */
export interface FavouriteFilters {
  readonly kind?: ProductKind;
  readonly pageNum: number;
}

export const useFavouriteFilters = () => {
  const params = useQueryParams();
  const page = params.getNumber('pageNum') ?? 1;
  const filters: FavouriteFilters = {
    kind: kinds.find((kind) => kind === params.get('kind')),
    pageNum: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
  return { filters, change: params.set };
};
