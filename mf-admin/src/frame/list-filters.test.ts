import { isNarrowed, type ListFilterName, readListFilters } from './list-filters.ts';

const read = (search: string) => {
  const params = new URLSearchParams(search);
  return readListFilters((name: ListFilterName) => params.get(name) || undefined);
};

test.each([
  ['', {}, false],
  ['keywords=%20guide%20&status=0', { keywords: 'guide', status: 0 }, true],
  ['status=2', {}, false],
  ['pageNum=3&pageSize=50', { pageNum: 3, pageSize: 50 }, false],
  ['pageNum=-1&pageSize=7', {}, false],
  ['pageNum=99999', {}, false],
])('?%s is read as %o', (search, expected, narrowed) => {
  expect(read(search)).toEqual({ pageNum: 1, pageSize: 10, ...expected });
  expect(isNarrowed(read(search))).toBe(narrowed);
});
