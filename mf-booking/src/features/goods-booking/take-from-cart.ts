import { cartKey, type GoodsCount, readCartLines } from '@portal/shared/rules';

/** Takes what was ordered out of the cart; what lies there beyond that stays. */
export const takeFromCart = (ordered: readonly GoodsCount[]): void => {
  const countOf = (skuId: number) => ordered.find((line) => line.skuId === skuId)?.count ?? 0;
  const left = readCartLines(localStorage.getItem(cartKey))
    .map(({ skuId, count }) => ({ skuId, count: count - countOf(skuId) }))
    .filter(({ count }) => count > 0);
  localStorage.setItem(cartKey, JSON.stringify(left));
};
