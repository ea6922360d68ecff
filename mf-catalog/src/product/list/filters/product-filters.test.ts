import {
  activeFilters,
  type Filtered,
  type FilterName,
  filtersQuery,
  readFilters,
  withoutFilters,
} from './product-filters.ts';

const sorts = ['recommended', 'priceUp', 'priceDown', 'sold', 'rating'] as const;
const tours: Filtered = {
  filters: ['keywords', 'destination', 'theme', 'departureCity', 'days', 'price', 'dates'],
  sorts,
};
const hotels: Filtered = { filters: ['keywords', 'stay', 'grade', 'price', 'category'], sorts };
const tickets: Filtered = { filters: ['keywords', 'day', 'grade'], sorts };
const goods: Filtered = { filters: ['keywords', 'category', 'price'], sorts: ['recommended', 'sold'] };
const visas: Filtered = { filters: ['keywords', 'destination', 'category', 'workingDays'], sorts };

const read = (list: Filtered, search: string) => {
  const params = new URLSearchParams(search);
  return readFilters(list, (name) => params.get(name) ?? undefined);
};
const asked = (list: Filtered, search: string) =>
  JSON.parse(JSON.stringify(filtersQuery(read(list, search))));

test.each([
  ['', {}],
  ['destination=桂林&theme=海岛', { destination: '桂林', theme: '海岛' }],
  ['minPrice=500&maxPrice=1280.50', { minPrice: 50_000, maxPrice: 128_050 }],
  ['minDays=2&maxDays=4', { minDays: 2, maxDays: 4 }],
  ['minDays=3&maxDays=3', { minDays: 3, maxDays: 3 }],
  ['dayFrom=2026-12-01&dayTo=2026-12-31', { dayFrom: '2026-12-01', dayTo: '2026-12-31' }],
  ['minPrice=5000&maxPrice=100', { minPrice: 10_000, maxPrice: 500_000 }],
  ['minDays=5&maxDays=2', { minDays: 2, maxDays: 5 }],
  ['dayFrom=2026-12-31&dayTo=2026-12-01', { dayFrom: '2026-12-01', dayTo: '2026-12-31' }],
  ['sort=priceUp&pageNum=3', { sort: 'priceUp', pageNum: 3 }],
  ['keywords=%20湖光岩%20', { keywords: '湖光岩' }],
  ['keywords=%20%20&sort=constructor&pageNum=-1', {}],
  ['pageNum=1000000000', {}],
  ['category=abroad&grade=5', {}],
])('tours: %s requests %j', (search, query) => {
  expect(asked(tours, search)).toEqual({ ...query, pageSize: 12 });
});

test.each([
  [
    hotels,
    'dayFrom=2026-12-01&dayTo=2026-12-03&grade=5',
    { dayFrom: '2026-12-01', dayTo: '2026-12-03', grade: 5 },
  ],
  [hotels, 'grade=6&minDays=2', {}],
  [hotels, 'dayFrom=2026-12-01&dayTo=2026-12-01', {}],
  [tickets, 'dayFrom=2026-12-01&dayTo=2026-12-01', { dayFrom: '2026-12-01', dayTo: '2026-12-01' }],
  [tickets, 'dayFrom=tomorrow', {}],
  [tickets, 'dayFrom=0002-12-01', {}],
  [goods, 'category=海味干货&sort=sold', { category: '海味干货', sort: 'sold' }],
  [goods, 'sort=priceUp', {}],
  [visas, 'destination=日本&maxDays=7', { destination: '日本', maxDays: 7 }],
  [visas, 'maxDays=many', {}],
])('a list reads its filters (%#): %s requests %j', (list, search, query) => {
  expect(asked(list, search)).toEqual({ ...query, pageSize: 12 });
});

test.each<[Filtered, string, 'days' | 'price' | 'dates' | 'stay', string]>([
  [tours, 'minDays=0', 'days', 'invalid'],
  [tours, 'maxDays=61', 'days', 'invalid'],
  [tours, 'minPrice=cheap', 'price', 'invalid'],
  [tours, 'dayFrom=2026-02-30', 'dates', 'invalid'],
  [hotels, 'dayFrom=2026-12-02&dayTo=2026-12-02', 'stay', 'reversed'],
])('%j at %s: %s is %s, and is not sent', (list, search, name, problem) => {
  expect(read(list, search)[name]?.problem).toBe(problem);
  expect(asked(list, search)).toEqual({ pageSize: 12 });
  expect(activeFilters(list, read(list, search))).toEqual([]);
});

test('clearing removes all parameters of a filter, shared ones once', () => {
  expect(Object.keys(withoutFilters(['price', 'theme']))).toEqual(['minPrice', 'maxPrice', 'theme']);
  expect(Object.keys(withoutFilters(['day']))).toEqual(['dayFrom', 'dayTo']);
});

test.each<[Filtered, string, readonly FilterName[]]>([
  [tours, 'maxPrice=300&theme=海岛&sort=sold', ['theme', 'price']],
  [hotels, 'dayFrom=2026-12-01&category=海景酒店', ['stay', 'category']],
  [visas, 'maxDays=7&destination=日本', ['destination', 'workingDays']],
])('%j at %s is narrowed by %j', (list, search, names) => {
  expect(activeFilters(list, read(list, search))).toEqual(names);
});
