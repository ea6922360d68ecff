import { takeFromCart } from './goods-kind.ts';

const line = (skuId: number, count: number) => ({ skuId, count });

test.each([
  ['what was ordered', [line(1, 2), line(2, 1)], [line(1, 2)], [line(2, 1)]],
  ['no more than was ordered', [line(1, 5)], [line(1, 2)], [line(1, 3)]],
  ['nothing that was not in it', [line(2, 1)], [line(1, 2)], [line(2, 1)]],
])('it removes %s', (_, cart, ordered, left) => {
  localStorage.setItem('cart', JSON.stringify(cart));
  takeFromCart(ordered);
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual(left);
});

test.each(['no cart', '7', 'null'])('an invalid cart (%s) is ignored', (text) => {
  localStorage.setItem('cart', text);
  expect(() => takeFromCart([line(1, 1)])).not.toThrow();
});
