import type { CartSku, GoodsSelection } from '@portal/shared/contract';
import { checkGoodsLines, isDelivered, isFar, mergeGoodsLines } from '@portal/shared/rules';
import { listCartSkus, requestTime } from '#src/catalog/products/index.ts';
import { invalidField, throwFieldError } from '#src/platform/errors/index.ts';
import type { BookingDeps } from './order-kind.ts';

/** A quantity of a SKU on sale; `line` is its first position in the input. */
export interface OfferedItem extends CartSku {
  readonly count: number;
  readonly line: number;
}

/**
 * Whether the higher freight applies; false without a province. Throws HttpError for a province we do not
 * ship to.
 */
export const isShippedFar = ({ province }: Pick<GoodsSelection, 'province'>): boolean => {
  if (!province) return false;
  if (!isDelivered(province)) throwFieldError([{ field: 'province', code: 'notDelivered' }]);
  return isFar(province);
};

/**
 * The goods of the lines, each SKU once. Throws an HttpError naming the field for more than 99 pieces of a
 * SKU, and for one that does not exist or is not on sale.
 */
export const getOfferedGoods = async (
  { db, now }: BookingDeps,
  { lines }: Pick<GoodsSelection, 'lines'>,
): Promise<OfferedItem[]> => {
  throwFieldError(checkGoodsLines(lines));
  const merged = mergeGoodsLines(lines);
  const ids = merged.map(({ skuId }) => skuId);
  const skus = await listCartSkus(db, ids, requestTime({ now }));
  return merged.map(({ skuId, count }) => {
    const line = lines.findIndex((other) => other.skuId === skuId);
    const sku = skus.find((offered) => offered.skuId === skuId);
    if (!sku) throw invalidField(`lines/${line}/skuId`, '该商品不存在或已下架', 'This is not offered');
    return { ...sku, count, line };
  });
};
