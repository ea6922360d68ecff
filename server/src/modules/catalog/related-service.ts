import type { ProductCard } from '@portal/shared/contract';
import { requireLive } from './live-product.ts';
import { type CatalogDeps, getProductsById } from './product-service.ts';
import { listRelatedIds } from './related-repository.ts';

/** Up to six live products of the same kind, the most related first. Throws 404 when the product is not on sale. */
export const getRelated = async (deps: CatalogDeps, id: number): Promise<ProductCard[]> => {
  const { db } = deps.database;
  await requireLive(db, id);
  const ids = await listRelatedIds(db, id);
  return ids.length === 0 ? [] : getProductsById(deps, ids.join(','));
};
