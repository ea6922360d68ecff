import { listViewed, mostViewed, rememberViewed, withViewed } from './viewed.ts';

beforeEach(() => localStorage.clear());

test.each([
  ['the first', [], 7, [7]],
  ['a new one comes first', [1, 2], 7, [7, 1, 2]],
  ['one seen before comes first again, once', [1, 7, 2], 7, [7, 1, 2]],
])('%s', (_, ids, id, expected) => {
  expect(withViewed(ids, id)).toEqual(expected);
});

test('the oldest products are dropped above the limit', () => {
  for (let id = 1; id <= mostViewed + 3; id++) rememberViewed(id);
  expect(listViewed()).toHaveLength(mostViewed);
  expect(listViewed()[0]).toBe(mostViewed + 3);
  expect(listViewed()).not.toContain(3);
});
