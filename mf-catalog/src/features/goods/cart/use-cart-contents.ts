import { queryOf } from '@portal/shared/api';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useCart } from '#src/product/cart/cart-store.ts';
import { type CartContents, contentsOf } from './cart-rows.ts';

/** The cart with the server's prices and stock; refetched when the page gets focus. */
export const useCartContents = () => {
  const lines = useCart();
  const ids = lines.map(({ skuId }) => skuId).toSorted((one, other) => one - other);
  const options = queryOf('GET /api/v1/goods-skus', { query: { ids: ids.join(',') } }, { quiet: true });
  const query = useQuery({
    ...options,
    queryFn: ids.length > 0 ? options.queryFn : skipToken,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
  const { data, isPlaceholderData } = query;
  const contents: CartContents | undefined = data && contentsOf(lines, data);
  // The response for an earlier cart lacks lines added since: these are loading, not delisted.
  const sure = contents && isPlaceholderData ? { ...contents, gone: [] } : contents;
  return { lines, query: { ...query, data: sure } };
};
