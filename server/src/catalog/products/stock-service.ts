import type { ProductKind, Stock } from '@portal/shared/contract';
import { productKinds } from './product-kinds.ts';
import { type CatalogDeps, getProduct } from './product-service.ts';
import { spanOf } from './range.ts';
import { requestTime } from './request-time.ts';
import { listStock } from './stock-repository.ts';
import { UNDATED } from './undated.ts';

/**
 * Prices in fen and stock of a live product from `from` (today unless told) to `to` (180 days on), both days in
 * Asia/Shanghai, past cut-offs left out; of what is not sold by the day, whatever days are asked for. Throws 404, and a
 * field fault on a reversed or longer span.
 */
export const getStock = async (
  deps: CatalogDeps,
  kind: ProductKind,
  productId: number,
  asked: { from?: string; to?: string },
): Promise<Stock[]> => {
  const moment = requestTime(deps);
  const span = spanOf(asked, moment.today);
  await getProduct(deps, kind, productId);
  const days = productKinds[kind].dated === 'never' ? { from: UNDATED, to: UNDATED } : span;
  return listStock(deps.database.db, { productId, ...days }, moment);
};
