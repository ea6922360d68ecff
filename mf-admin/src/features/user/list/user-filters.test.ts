import { isNarrowed, narrowing, readFilters, type UserFilterName } from './user-filters.ts';

const read = (search: string) => {
  const params = new URLSearchParams(search);
  return readFilters((name: UserFilterName) => params.get(name) || undefined);
};

test.each([
  ['', {}],
  ['keywords=%20wang%20&status=0', { keywords: 'wang', status: 0 }],
  ['status=2&deptId=-3&deptId=x', {}],
  ['deptId=12', { deptId: 12 }],
  ['startTime=2026-11-01&endTime=2026-11-20', { startTime: '2026-11-01', endTime: '2026-11-20' }],
  ['startTime=2026-11-20&endTime=2026-11-01', { startTime: '2026-11-01', endTime: '2026-11-20' }],
  ['startTime=2026-02-29', {}],
])('?%s narrows the list to %o', (search, expected) => {
  expect(narrowing(read(search))).toEqual({
    keywords: undefined,
    status: undefined,
    deptId: undefined,
    startTime: undefined,
    endTime: undefined,
    ...expected,
  });
  expect(isNarrowed(read(search))).toBe(Object.keys(expected).length > 0);
});

test.each([
  ['', 1, 10],
  ['pageNum=3&pageSize=50', 3, 50],
  ['pageNum=0&pageSize=1000', 1, 10],
  ['pageNum=99999', 1, 10],
])('?%s is page %d of %d rows', (search, pageNum, pageSize) => {
  expect(read(search)).toMatchObject({ pageNum, pageSize });
});
