import { day, oneOf } from './filter-parsers.ts';
import {
  inOrder,
  isNarrowed,
  type ListFilterName,
  narrowing,
  parseFilters,
  parseListFilters,
  presentFilters,
} from './list-filters.ts';

const getFrom = (search: string) => {
  const params = new URLSearchParams(search);
  return (name: string) => params.get(name) || undefined;
};

const read = (search: string) => parseListFilters((name: ListFilterName) => getFrom(search)(name));

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

const readers = { kind: oneOf('tour', 'hotel'), from: day(), sort: oneOf('price', '-price') };

test.each([
  ['', {}, {}, false],
  ['kind=tour&from=2026-12-24', { kind: 'tour', from: '2026-12-24' }, {}, true],
  ['kind=boat&from=soon', {}, {}, false],
  ['keywords=%E6%B5%B7&kind=hotel&pageNum=2', { kind: 'hotel' }, { keywords: '海' }, true],
  ['status=5&status=1', {}, {}, false],
  ['sort=-price', { sort: '-price' }, {}, false],
])('?%s narrows a list of products to %o', (search, further, usual, narrowed) => {
  const filters = parseFilters(readers, getFrom(search));
  expect(filters).toEqual(further);
  expect(isNarrowed({ ...read(search), ...filters })).toBe(narrowed);
  expect(presentFilters(readers, getFrom(search))).toEqual({ ...usual, ...further });
});

test.each([
  [{}, {}],
  [{ from: '2026-11-20' }, { from: '2026-11-20' }],
  [
    { from: '2026-11-01', to: '2026-11-20' },
    { from: '2026-11-01', to: '2026-11-20' },
  ],
  [
    { keywords: '海', from: '2026-11-20', to: '2026-11-01' },
    { keywords: '海', from: '2026-11-01', to: '2026-11-20' },
  ],
])('%j is sent with its days in order as %j, and exported without the page', (filters, expected) => {
  const page = { pageNum: 2, pageSize: 50 };
  const ordered = inOrder({ ...filters, ...page }, ['from', 'to']);
  expect(ordered).toEqual({ ...expected, ...page });
  expect(narrowing(ordered)).toEqual(expected);
});
