import { randomFrom } from '@portal/demo-artwork';
import { sql } from 'drizzle-orm';
import { type Db, products, reviews } from '#src/platform/database/index.ts';
import { refreshRating } from '#src/sales/reviews/index.ts';
import { planReviews } from './plan-reviews.ts';
import { listReviewed, type ReviewedProduct } from './reviewed-products.ts';

/** A statement carries at most 65,535 values. */
const chunkSize = 1000;

/** How many buy before one of them writes. */
const buyersPerReview = {
  tour: [6, 16],
  hotel: [8, 20],
  ticket: [25, 70],
  goods: [15, 60],
  visa: [5, 14],
} as const;

const soldCountOf = ({ kind, key }: ReviewedProduct, reviewCount: number): number => {
  const dice = randomFrom(`sold/${key}`);
  const [low, high] = buyersPerReview[kind];
  return reviewCount * dice.whole(low, high) + dice.whole(0, low);
};

const writeSoldCounts = async (tx: Db, soldCounts: ReadonlyMap<number, number>): Promise<void> => {
  const [ids, counts] = [sql.param([...soldCounts.keys()]), sql.param([...soldCounts.values()])];
  await tx
    .update(products)
    .set({ soldCount: sql`sold.count` })
    .from(sql`unnest(${ids}::bigint[], ${counts}::integer[]) as sold(id, count)`)
    .where(sql`sold.id = ${products.id}`);
};

/** Writes reviews and ratings of every demo product. Requires all products. */
export const loadReviews = async (tx: Db, today: string): Promise<void> => {
  const reviewed = await listReviewed(tx);
  const said = new Set<string>();
  const planned = reviewed.map((product) => ({ product, written: planReviews(product, today, said) }));
  const rows = planned.flatMap(({ product, written }) =>
    written.map((review) => ({ productId: product.id, ...review })),
  );
  for (let start = 0; start < rows.length; start += chunkSize)
    await tx.insert(reviews).values(rows.slice(start, start + chunkSize));
  for (const { id } of reviewed) await refreshRating(tx, id);
  await writeSoldCounts(
    tx,
    new Map(planned.map(({ product, written }) => [product.id, soldCountOf(product, written.length)])),
  );
};
