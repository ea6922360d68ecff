import { listViewed, maxViewed, rememberViewed, withViewed } from './viewed.ts';

beforeEach(() => localStorage.clear());

test.each([
  ['the first', [], 7, [7]],
  ['a new one comes first', [1, 2], 7, [7, 1, 2]],
  ['one seen before comes first again, once', [1, 7, 2], 7, [7, 1, 2]],
])('%s', (_, ids, id, expected) => {
  expect(withViewed(ids, id)).toEqual(expected);
});

test('the oldest products are dropped above the limit', () => {
  for (let id = 1; id <= maxViewed + 3; id++) rememberViewed(id);
  expect(listViewed()).toHaveLength(maxViewed);
  expect(listViewed()[0]).toBe(maxViewed + 3);
  expect(listViewed()).not.toContain(3);
});
