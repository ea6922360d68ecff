import type { ProductKind, Stock } from '@portal/shared/contract';
import { productKinds } from '../product-kinds.ts';
import { type CatalogDeps, getProduct } from '../product-service.ts';
import { spanOf } from '../range.ts';
import { requestTime } from '../request-time.ts';
import { listStock } from './stock-repository.ts';
import { UNDATED } from './undated.ts';

/**
 * Prices (fen) and stock of a live product from `from` (default today) to `to` (default 180 days later), in
 * Asia/Shanghai, without closed rows; products without dates ignore the days. Throws 404, and an HttpError
 * naming the field for a reversed or longer range.
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
  return listStock(deps.db, { productId, ...days }, moment);
};
