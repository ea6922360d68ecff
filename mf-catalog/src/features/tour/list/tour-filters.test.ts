import {
  activeFilters,
  allFilters,
  fenOf,
  filtersQuery,
  readFilters,
  withoutFilters,
} from './tour-filters.ts';

const read = (search: string) => {
  const params = new URLSearchParams(search);
  return readFilters((name) => params.get(name) ?? undefined);
};
const asked = (search: string) => JSON.parse(JSON.stringify(filtersQuery(read(search))));

test.each([
  ['', { pageSize: 12 }],
  ['destination=桂林&theme=海岛', { destination: '桂林', theme: '海岛', pageSize: 12 }],
  ['minPrice=500&maxPrice=1280.50', { minPrice: 50_000, maxPrice: 128_050, pageSize: 12 }],
  ['minDays=2&maxDays=4', { minDays: 2, maxDays: 4, pageSize: 12 }],
  ['dayFrom=2026-12-01&dayTo=2026-12-31', { dayFrom: '2026-12-01', dayTo: '2026-12-31', pageSize: 12 }],
  ['sort=priceUp&pageNum=3', { sort: 'priceUp', pageNum: 3, pageSize: 12 }],
  ['keywords=%20湖光岩%20', { keywords: '湖光岩', pageSize: 12 }],
  ['keywords=%20%20&sort=constructor&pageNum=-1', { pageSize: 12 }],
  ['pageNum=1000000000', { pageSize: 12 }],
])('%s asks the server for %j', (search, query) => {
  expect(asked(search)).toEqual(query);
});

test.each([
  ['minDays=5&maxDays=2', 'days', 'reversed'],
  ['minDays=0', 'days', 'invalid'],
  ['maxDays=61', 'days', 'invalid'],
  ['minPrice=900&maxPrice=100', 'price', 'reversed'],
  ['minPrice=cheap', 'price', 'invalid'],
  ['dayFrom=2026-12-31&dayTo=2026-12-01', 'dates', 'reversed'],
  ['dayFrom=2026-02-30', 'dates', 'invalid'],
] as const)('%s: %s is %s, and is not sent', (search, name, problem) => {
  expect(read(search)[name].problem).toBe(problem);
  expect(asked(search)).toEqual({ pageSize: 12 });
  expect(activeFilters(read(search))).toEqual([]);
});

test('a range of one day or one price is not reversed', () => {
  expect(asked('minDays=3&maxDays=3')).toEqual({ minDays: 3, maxDays: 3, pageSize: 12 });
});

test.each([
  ['0', 0],
  ['33.5', 3350],
  ['19.99', 1999],
  ['1.005', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['99999999', undefined],
])('%s yuan is %p fen', (yuan, fen) => {
  expect(fenOf(yuan)).toBe(fen);
});

test('clearing removes each parameter of a filter, and all of them at once', () => {
  expect(Object.keys(withoutFilters(['price', 'theme']))).toEqual(['minPrice', 'maxPrice', 'theme']);
  expect(activeFilters(read('maxPrice=300&theme=海岛&sort=sold'))).toEqual(['theme', 'price']);
  expect(Object.keys(withoutFilters(allFilters))).toHaveLength(10);
});
