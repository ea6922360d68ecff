import { branchesOf, departmentName, departmentNodes } from './department-nodes.ts';

const options = [
  {
    value: 1,
    label: '海途旅行',
    children: [
      { value: 2, label: '产品部' },
      { value: 3, label: '财务部' },
    ],
  },
];

test('the tree begins with all departments', () => {
  expect(departmentNodes(options, '全部部门')).toEqual([
    { id: 0, name: '全部部门' },
    {
      id: 1,
      name: '海途旅行',
      children: [
        { id: 2, name: '产品部', children: undefined },
        { id: 3, name: '财务部', children: undefined },
      ],
    },
  ]);
});

test('branches are nodes with children', () => {
  expect(branchesOf(departmentNodes(options, '全部部门'))).toEqual([1]);
});

test.each([
  [1, '海途旅行'],
  [3, '财务部'],
  [9, undefined],
  [undefined, undefined],
])('department %s is %s', (id, name) => {
  expect(departmentName(options, id)).toBe(name);
});
