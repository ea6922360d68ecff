import type { Text } from '@portal/shared/contract';
import { asc } from 'drizzle-orm';
import { type Db, products, skus } from '#src/platform/database/index.ts';
import type { Reviewed } from './compose-review.ts';

/** A product that reviews are written for. */
export interface ReviewedProduct extends Reviewed {
  readonly id: number;
  /** The same in every database, unlike the id. */
  readonly key: string;
  readonly gallery: readonly string[];
}

type Row = Pick<typeof products.$inferSelect, 'kind' | 'content'>;

/** What people name of what they saw; of what they bought it is the SKU. */
const sightsOf = ({ content }: Row): Text[] | undefined => {
  if ('itinerary' in content) return content.itinerary.flatMap(({ sights }) => sights);
  if ('sights' in content) return content.sights.map(({ name }) => name);
  return undefined;
};

const skuNames = async (tx: Db): Promise<ReadonlyMap<number, Text[]>> => {
  const names = new Map<number, Text[]>();
  for (const { productId, name } of await tx.select().from(skus).orderBy(asc(skus.sort), asc(skus.id)))
    names.set(productId, [...(names.get(productId) ?? []), name]);
  return names;
};

/** Every product there is, as reviews speak of it. */
export const listReviewed = async (tx: Db): Promise<ReviewedProduct[]> => {
  const bought = await skuNames(tx);
  const found = await tx.select().from(products).orderBy(asc(products.id));
  return found.map((row) => ({
    id: row.id,
    key: `${row.kind}/${row.title.zh}`,
    kind: row.kind,
    category: row.category,
    themes: row.themes,
    days: row.days,
    gallery: row.gallery,
    names: sightsOf(row) ?? bought.get(row.id) ?? [],
  }));
};
