import { parseFilters } from '#src/list/filters/list-filters.ts';
import { askable, narrowing, orderReaders } from './order-filters.ts';

const page = { pageNum: 1, pageSize: 10 };

const read = (address: string) => {
  const search = new URLSearchParams(address);
  return parseFilters(orderReaders, (name) => search.get(name) ?? undefined);
};

test.each([
  ['kind=tour&state=PAID', { kind: 'tour', state: 'PAID' }],
  ['kind=boat&state=LOST&sort=random', {}],
  ['from=2026-02-30&to=2026-02-28', { to: '2026-02-28' }],
  ['minAmount=0&maxAmount=-1', { minAmount: 0 }],
  ['fulfilment=TO_SHIP', { fulfilment: 'TO_SHIP' }],
  ["fulfilment=' or 1", {}],
])('%s is parsed to valid filters', (address, filters) => {
  expect(JSON.parse(JSON.stringify(read(address)))).toEqual(filters);
});

test('reversed ranges are swapped', () => {
  const reversed = { from: '2026-02-02', to: '2026-02-01', minAmount: 2, maxAmount: 1 };
  expect(askable({ ...page, ...reversed })).toMatchObject({
    from: '2026-02-01',
    to: '2026-02-02',
    minAmount: 1,
    maxAmount: 2,
  });
});

test('an export takes the filters without the page', () => {
  expect(narrowing({ ...page, sort: 'oldest', kind: 'visa' })).toEqual({ kind: 'visa' });
});
