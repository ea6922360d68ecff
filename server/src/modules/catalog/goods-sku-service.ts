import type { CartSku, GoodsContent, GoodsSku, Text } from '@portal/shared/contract';
import { type GoodsSkuRow, listGoodsSkus } from './goods-sku-repository.ts';
import { momentOf } from './moment.ts';
import type { CatalogDeps } from './product-service.ts';

/** The values that a SKU stands for, one of each option. */
const chosenOf = ({ options }: GoodsContent, attributes: GoodsSkuRow['attributes']): Text[] => {
  const { values } = (attributes ?? { values: [] }) as Pick<GoodsSku, 'values'>;
  return options.flatMap((option, index) => option.values[values[index] ?? -1] ?? []);
};

const cartSkuOf = ({ content, attributes, ...row }: GoodsSkuRow): CartSku => {
  const goods = content as GoodsContent;
  return { ...row, options: chosenOf(goods, attributes), freight: goods.freight };
};

/**
 * What lies in a cart, in the order of the ids, each once; what is not sold any more is left out. Prices and freight in
 * fen, `ids` as `3,1,2`.
 */
export const getGoodsSkus = async (deps: CatalogDeps, ids: string): Promise<CartSku[]> => {
  const wanted = [...new Set(ids.split(',').map(Number))];
  const rows = await listGoodsSkus(deps.database.db, wanted, momentOf(deps));
  const rowOf = new Map(rows.map((row) => [row.skuId, row]));
  return wanted.flatMap((id) => {
    const row = rowOf.get(id);
    return row ? [cartSkuOf(row)] : [];
  });
};
