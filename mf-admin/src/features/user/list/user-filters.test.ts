import { inOrder, narrowing } from './user-filters.ts';

const page = { pageNum: 2, pageSize: 50 };

test.each([
  [{}, {}],
  [{ startTime: '2026-11-20' }, { startTime: '2026-11-20' }],
  [
    { startTime: '2026-11-01', endTime: '2026-11-20' },
    { startTime: '2026-11-01', endTime: '2026-11-20' },
  ],
  [
    { keywords: '海', startTime: '2026-11-20', endTime: '2026-11-01' },
    { keywords: '海', startTime: '2026-11-01', endTime: '2026-11-20' },
  ],
])('%j is asked for as %j', (filters, expected) => {
  expect(inOrder({ ...filters, ...page })).toEqual({ ...expected, ...page });
  expect(narrowing(inOrder({ ...filters, ...page }))).toEqual(expected);
});
