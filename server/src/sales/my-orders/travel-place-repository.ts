import type { Text } from '@portal/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { translatedName } from '#src/catalog/products/index.ts';
import { type Db, products } from '#src/platform/database/index.ts';
import type { OrderRecord } from '#src/sales/orders/index.ts';

/** Hotels and sights have an address, tours a destination. */
const place = sql<Text | null>`coalesce(${products.content}->'address', ${translatedName(products.destination)})`;

/** The destination of an order by the current product data; null when unknown. For a visa, its country. */
export const findTravelPlace = async (
  db: Db,
  { snapshot: { productId, details } }: Pick<OrderRecord, 'snapshot'>,
): Promise<Text | null> => {
  if (details.kind === 'visa') return details.country;
  const [row] = await db.select({ place }).from(products).where(eq(products.id, productId));
  return row?.place ?? null;
};
