import { type CartLine, cartKey, readCartLines, withCartLine } from '@portal/shared/rules';
import { localStorageValue } from '../local-storage-value.ts';
import { countPieces, withCount, without, withRestored } from './cart-rules.ts';

const cart = localStorageValue(cartKey, readCartLines);

/** What lies in the cart of this browser, the oldest first; follows other tabs. */
export const useCart = (): readonly CartLine[] => cart.use();

/** How many pieces lie in the cart. */
export const useCartCount = (): number => countPieces(useCart());

/** The result of adding to the cart: `full` at 50 lines, `refused` without storage. */
export type Added = 'added' | 'full' | 'refused';

/** Puts pieces into the cart, 99 of one thing at most. */
export const addToCart = (skuId: number, count = 1): Added => {
  const lines = withCartLine(cart.read(), { skuId, count });
  if (!lines) return 'full';
  cart.write(lines);
  const countIn = (all: readonly CartLine[]) => all.find((line) => line.skuId === skuId)?.count;
  return countIn(cart.read()) === countIn(lines) ? 'added' : 'refused';
};

/** Changes how many pieces of a thing lie in the cart: 1 to 99. */
export const setCount = (skuId: number, count: number): void =>
  cart.write(withCount(cart.read(), skuId, count));

/** Removes lines from the cart; the returned function restores them. */
export const removeFromCart = (...skuIds: readonly number[]): (() => void) => {
  const before = cart.read();
  cart.write(without(before, skuIds));
  return () => cart.write(withRestored(cart.read(), before, skuIds));
};
