import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { DataScope } from '#src/platform/context/index.ts';
import { type Db, products } from '#src/platform/database/index.ts';

/** SQL condition on `products`: of the scope's departments, or created by its user. */
export const productInScope = (scope: DataScope): SQL | undefined =>
  scope === 'all'
    ? undefined
    : or(inArray(products.deptId, [...scope.deptIds]), eq(products.ownerId, scope.userId));

/** SQL condition: the product with this id is in the scope. For rows that go with their product. */
export const ofProductInScope = (scope: DataScope, productId: SQL): SQL | undefined =>
  scope === 'all'
    ? undefined
    : sql`exists (select 1 from ${products} where ${and(sql`${products.id} = ${productId}`, productInScope(scope))})`;

/** Whether all these products exist and are in the scope. */
export const areProductsInScope = async (
  db: Db,
  ids: readonly number[],
  scope: DataScope,
): Promise<boolean> =>
  (await db.$count(products, and(inArray(products.id, [...ids]), productInScope(scope)))) ===
  new Set(ids).size;
