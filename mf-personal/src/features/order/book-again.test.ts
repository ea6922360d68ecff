import { maxCartLines, readCartLines } from '@portal/shared/rules';
import { addToCart } from './book-again.tsx';

const line = (skuId: number, count = 1) => ({ skuId, count });
const stored = () => readCartLines(localStorage.getItem('cart'));

test('ordered items are added to those in the cart', () => {
  localStorage.setItem('cart', JSON.stringify([line(1, 2)]));
  expect(addToCart([line(1, 3), line(2)])).toBe(true);
  expect(stored()).toEqual([line(1, 5), line(2)]);
});

test('a full cart takes a part of the lines and says so', () => {
  const full = Array.from({ length: maxCartLines }, (_, place) => line(place + 1));
  localStorage.setItem('cart', JSON.stringify(full));
  expect(addToCart([line(999), line(1)])).toBe(false);
  expect(stored()).toEqual([line(1, 2), ...full.slice(1)]);
});
