import type { CartSku, GoodsContent, GoodsSku, Text } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import { type GoodsSkuRow, listGoodsSkus } from './goods-sku-repository.ts';
import type { CatalogDeps } from './product-service.ts';
import { type RequestTime, requestTime } from './request-time.ts';

/** The option values of a SKU, one of each option. */
const chosenOf = ({ options }: GoodsContent, attributes: GoodsSkuRow['attributes']): Text[] => {
  const { values } = (attributes ?? { values: [] }) as Pick<GoodsSku, 'values'>;
  return options.flatMap((option, index) => option.values[values[index] ?? -1] ?? []);
};

const cartSkuOf = ({ content, attributes, ...row }: GoodsSkuRow): CartSku => {
  const goods = content as GoodsContent;
  return { ...row, options: chosenOf(goods, attributes), freight: goods.freight };
};

/** The goods SKUs of the ids as they can be bought now, in order; what is not sold any more is left out. Fen. */
export const listCartSkus = async (
  db: Db,
  ids: readonly number[],
  moment: RequestTime,
): Promise<CartSku[]> => {
  const rows = await listGoodsSkus(db, ids, moment);
  const rowOf = new Map(rows.map((row) => [row.skuId, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    return row ? [cartSkuOf(row)] : [];
  });
};

/** What lies in a cart, each SKU once: {@link listCartSkus} of `ids` as `3,1,2`. */
export const getGoodsSkus = (deps: CatalogDeps, ids: string): Promise<CartSku[]> =>
  listCartSkus(deps.database.db, [...new Set(ids.split(',').map(Number))], requestTime(deps));
