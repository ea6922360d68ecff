import { renderView } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { addToCart, removeFromCart, setCount, useCart, useCartCount } from './cart-store.ts';

const Cart = () => <output>{`${useCartCount()}: ${JSON.stringify(useCart())}`}</output>;
const shown = () => screen.getByRole('status').textContent;

test('adding, changing, removing and undo show at once and are stored', () => {
  renderView(<Cart />);
  expect(shown()).toBe('0: []');
  act(() => void addToCart(7, 2));
  act(() => void addToCart(8));
  act(() => setCount(7, 5));
  expect(shown()).toBe('6: [{"skuId":7,"count":5},{"skuId":8,"count":1}]');
  let putBack: () => void = jest.fn();
  act(() => {
    putBack = removeFromCart(7);
  });
  expect(shown()).toBe('1: [{"skuId":8,"count":1}]');
  act(() => putBack());
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual([
    { skuId: 7, count: 5 },
    { skuId: 8, count: 1 },
  ]);
});

test('changes of another tab show here, invalid ones as an empty cart', () => {
  renderView(<Cart />);
  const elsewhere = (text: string) =>
    act(() => {
      localStorage.setItem('cart', text);
      window.dispatchEvent(new StorageEvent('storage', { key: 'cart', newValue: text }));
    });
  elsewhere('[{"skuId":7,"count":3}]');
  expect(shown()).toBe('3: [{"skuId":7,"count":3}]');
  elsewhere('<script>');
  expect(shown()).toBe('0: []');
});

test('a full cart accepts no further line', () => {
  renderView(<Cart />);
  act(() => {
    for (let skuId = 1; skuId <= 50; skuId += 1) expect(addToCart(skuId)).toBe('added');
    expect(addToCart(51)).toBe('full');
  });
  expect(shown()).toMatch(/^50: /);
});

test('a browser without storage reports that nothing was added', () => {
  renderView(<Cart />);
  const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(addToCart(7)).toBe('refused');
  closed.mockRestore();
  expect(shown()).toBe('0: []');
});

test('a higher count is refused when storage is full', () => {
  renderView(<Cart />);
  act(() => void addToCart(7, 2));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(addToCart(7)).toBe('refused');
  full.mockRestore();
  expect(shown()).toBe('2: [{"skuId":7,"count":2}]');
});
