import type { GoodsCount } from '@portal/shared/rules';

/** Where this browser keeps its cart: a list of lines, each with its SKU and count. */
const key = 'cart';

const stored = (): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]');
  } catch {
    // Anything may have been written under this name: it is then no cart.
    return [];
  }
};

const isLine = (value: unknown): value is GoodsCount =>
  typeof value === 'object' &&
  value !== null &&
  Number.isSafeInteger(Reflect.get(value, 'skuId')) &&
  Number.isSafeInteger(Reflect.get(value, 'count'));

/** Takes what was ordered out of the cart; what lies there beyond that stays. */
export const takeFromCart = (ordered: readonly GoodsCount[]): void => {
  const cart = stored();
  if (!Array.isArray(cart)) return;
  const countOf = (skuId: number) => ordered.find((line) => line.skuId === skuId)?.count ?? 0;
  const left = cart
    .filter(isLine)
    .map(({ skuId, count }) => ({ skuId, count: count - countOf(skuId) }))
    .filter(({ count }) => count > 0);
  localStorage.setItem(key, JSON.stringify(left));
};
