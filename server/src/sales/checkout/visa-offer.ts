import type { Text, VisaSelection, VisaType } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { translatedName, UNDATED } from '#src/catalog/products/index.ts';
import { type Db, products } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { readStock, requireSalesOpen, type StockRow } from '#src/sales/inventory/index.ts';
import { findLiveProduct, findOfferedSku, type ProductRecord } from './offer-repository.ts';
import type { BookingDeps } from './order-kind.ts';

/** What applying needs of a live visa. */
export interface OfferedVisa {
  readonly product: ProductRecord<'visa'>;
  readonly type: Omit<VisaType, 'skuId'>;
  readonly stock: StockRow;
  readonly country: Text;
}

/** The country of a visa, with its English if known. */
const findCountry = async (db: Db, visaId: number): Promise<Text | null> => {
  const country = translatedName<Text | null>(products.destination);
  return (await db.select({ country }).from(products).where(eq(products.id, visaId)))[0]?.country ?? null;
};

/**
 * The visa and type of a selection. Throws an HttpError naming the field when one does not exist or is not on
 * sale.
 */
export const getOfferedVisa = async (
  { db, now }: BookingDeps,
  { visaId, skuId }: Pick<VisaSelection, 'visaId' | 'skuId'>,
): Promise<OfferedVisa> => {
  const product = await findLiveProduct(db, 'visa', visaId);
  if (!product) throw invalidField('visaId', '该签证不存在或已下架', 'This visa is not offered');
  const sku = await findOfferedSku(db, visaId, skuId);
  const [stock] = await readStock(db, [{ skuId, day: UNDATED }]);
  if (!sku?.attributes || !stock)
    throw invalidField('skuId', '没有该签证类型', 'There is no such type of this visa');
  requireSalesOpen(stock, now(), 'skuId');
  const country = (await findCountry(db, visaId)) ?? product.title;
  const own = sku.attributes as Omit<VisaType, 'skuId' | 'name'>;
  return { product, type: { name: sku.name, ...own }, stock, country };
};
