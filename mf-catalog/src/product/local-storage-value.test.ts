import { act, renderHook } from '@testing-library/react';
import { localStorageValue, parseIds } from './local-storage-value.ts';

const ids = localStorageValue('some-ids', parseIds(3));

beforeEach(() => localStorage.clear());

test.each([
  ['[1,2]', [1, 2]],
  ['[1,1,2,3,4]', [1, 2, 3]],
  ['[0,-1,1.5,"2",null,7]', [7]],
  ['{"a":1}', []],
  ['not json', []],
  [null, []],
])('%s reads as %j', (text, expected) => {
  expect(parseIds(3)(text)).toEqual(expected);
});

test('a component follows changes of this tab and of other tabs', () => {
  const { result } = renderHook(() => ids.use());
  expect(result.current).toEqual([]);
  act(() => ids.write([4]));
  expect(result.current).toEqual([4]);
  act(() => {
    localStorage.setItem('some-ids', '[5,6]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'some-ids' }));
  });
  expect(result.current).toEqual([5, 6]);
});

test('full storage keeps the old value without an error', () => {
  ids.write([1]);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => ids.write([2])).not.toThrow();
  full.mockRestore();
  expect(ids.read()).toEqual([1]);
});

test('unreadable storage is empty without an error', () => {
  ids.write([1]);
  const closed = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(ids.read()).toEqual([]);
  closed.mockRestore();
  expect(ids.read()).toEqual([1]);
});
