import type { ProductCard } from '@portal/shared/contract';
import { listCardsById } from '../card-repository.ts';
import { requireLive } from '../live-product.ts';
import type { CatalogDeps } from '../product-service.ts';
import { listRelatedIds } from './related-repository.ts';

/**
 * Up to six live products of the same kind, the most related first. Throws 404 when the product is not on
 * sale.
 */
export const getRelated = async ({ database: { db } }: CatalogDeps, id: number): Promise<ProductCard[]> => {
  await requireLive(db, id);
  return listCardsById(db, await listRelatedIds(db, id));
};
