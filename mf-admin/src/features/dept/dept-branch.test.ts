import type { DeptNode } from '@portal/shared/contract';
import { branchIds, placesFor, whatGoesWith } from './dept-branch.ts';

const dept = (id: number, name: string, userCount: number, children?: DeptNode[]): DeptNode => ({
  id,
  parentId: 0,
  name,
  sort: 1,
  status: 1,
  userCount,
  createTime: '2026-11-01',
  updateTime: '2026-11-01',
  ...(children ? { children } : {}),
});

const shop = dept(3, '门店', 4);
const sales = dept(2, '销售部', 1, [shop]);
const agency = dept(1, '海途', 0, [sales, dept(4, '财务部', 2)]);

test.each([
  [shop, [], 4],
  [sales, ['门店'], 5],
  [agency, ['销售部', '门店', '财务部'], 7],
])('deleting $name includes its sub-departments', (branch, names, people) => {
  expect(whatGoesWith(branch)).toEqual({ names, people });
});

test('the rows that open are those with others below', () => {
  expect(branchIds([agency])).toEqual([1, 2]);
});

test('a department cannot be moved below itself or its children', () => {
  const flat = (places: ReturnType<typeof placesFor>): unknown[] =>
    places.flatMap(({ value, disabled, children = [] }) => [[value, disabled], ...flat(children)]);
  expect(flat(placesFor([agency], 2))).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ]);
});
