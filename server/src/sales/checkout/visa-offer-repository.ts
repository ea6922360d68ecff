import type { Text } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { named } from '#src/catalog/products/index.ts';
import { type Db, products } from '#src/platform/database/index.ts';

/** The country a visa is for, in both languages where its English is known. */
export const findCountry = async (db: Db, visaId: number): Promise<Text | null> => {
  const country = named<Text | null>(products.destination);
  return (await db.select({ country }).from(products).where(eq(products.id, visaId)))[0]?.country ?? null;
};
