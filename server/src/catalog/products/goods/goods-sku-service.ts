import type { CartSku, GoodsContent, GoodsSku, Text } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import type { CatalogDeps } from '../product-service.ts';
import { type RequestTime, requestTime } from '../request-time.ts';
import { type GoodsSkuRow, listGoodsSkus } from './goods-sku-repository.ts';

/** The chosen value of each option of a SKU. */
const chosenOf = ({ options }: GoodsContent, attributes: GoodsSkuRow['attributes']): Text[] => {
  const { values } = (attributes ?? { values: [] }) as Pick<GoodsSku, 'values'>;
  return options.flatMap((option, index) => option.values[values[index] ?? -1] ?? []);
};

const cartSkuOf = ({ content, attributes, ...row }: GoodsSkuRow): CartSku => {
  const goods = content as GoodsContent;
  return { ...row, options: chosenOf(goods, attributes), freight: goods.freight };
};

/** Goods SKUs with their current price (fen) and stock, in the order of the ids, without those off sale. */
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

/** SKUs of a cart, without duplicates: {@link listCartSkus} for `ids` such as `3,1,2`. */
export const getGoodsSkus = (deps: CatalogDeps, ids: string): Promise<CartSku[]> =>
  listCartSkus(deps.db, [...new Set(ids.split(',').map(Number))], requestTime(deps));
