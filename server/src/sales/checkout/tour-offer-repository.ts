import type { TourContent, TourExtra, TourSelection } from '@portal/shared/contract';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Db, inventory, prepared, products, skus } from '#src/platform/database/index.ts';
import type { StockRow } from '#src/sales/inventory/index.ts';

/** The columns of a tour that booking needs; its days, pictures and texts are not read. */
export type TourProduct = Pick<typeof products.$inferSelect, 'id' | 'title' | 'picture' | 'days'> & {
  readonly content: Pick<
    TourContent,
    | 'maxPeople'
    | 'cutoffDays'
    | 'refundTiers'
    | 'travelDocuments'
    | 'changeDays'
    | 'changeTimes'
    | 'depositPercent'
    | 'balanceDays'
  > & { readonly extras: readonly TourExtra[] };
};

/** A tour on sale, with those selected parts of it that exist. */
interface OfferedTour {
  readonly product: TourProduct;
  readonly sku: { readonly id: number } | null;
  readonly departure: StockRow | null;
}

const { id, title, picture, days } = getTableColumns(products);

const product = {
  ...{ id, title, picture, days },
  maxPeople: sql<TourContent['maxPeople']>`${products.content} -> 'maxPeople'`,
  cutoffDays: sql<TourContent['cutoffDays']>`${products.cutoffDays}`,
  refundTiers: sql<TourContent['refundTiers']>`${products.content} -> 'refundTiers'`,
  travelDocuments: sql<TourContent['travelDocuments']>`${products.content} -> 'travelDocuments'`,
  changeDays: sql<number | null>`${products.content} -> 'changeDays'`,
  changeTimes: sql<number | null>`${products.content} -> 'changeTimes'`,
  extras: sql<readonly TourExtra[]>`coalesce(${products.content} -> 'extras', '[]')`,
  depositPercent: sql<number | null>`${products.content} -> 'depositPercent'`,
  balanceDays: sql<number | null>`${products.content} -> 'balanceDays'`,
};

const { placeholder } = sql;

const offeredTour = prepared((db) =>
  db
    .select({ product, sku: { id: skus.id }, departure: inventory })
    .from(products)
    .leftJoin(
      skus,
      and(eq(skus.id, placeholder('skuId')), eq(skus.productId, products.id), eq(skus.status, 1)),
    )
    .leftJoin(inventory, and(eq(inventory.skuId, skus.id), eq(inventory.day, placeholder('day'))))
    .where(
      and(eq(products.id, placeholder('tourId')), eq(products.kind, 'tour'), eq(products.status, 'live')),
    ),
);

/** One query for everything: it runs before every booking, also under peak load. */
export const findOfferedTour = async (
  db: Db,
  { tourId, skuId, day }: Pick<TourSelection, 'tourId' | 'skuId' | 'day'>,
): Promise<OfferedTour | undefined> => {
  const [row] = await offeredTour(db, { tourId, skuId, day });
  if (!row) return undefined;
  const { id: productId, title: named, picture: shown, days: lasts, ...content } = row.product;
  return { ...row, product: { id: productId, title: named, picture: shown, days: lasts, content } };
};

/** The documents that a tour asks for, also when it is not on sale any more. */
export const findTravelDocuments = async (
  db: Db,
  tourId: number,
): Promise<TourContent['travelDocuments'] | undefined> => {
  const asked = { travelDocuments: product.travelDocuments };
  return (await db.select(asked).from(products).where(eq(products.id, tourId)))[0]?.travelDocuments;
};
