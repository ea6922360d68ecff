import { departmentName, departmentNodes } from './department-nodes.ts';

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
    { key: 'all', title: '全部部门' },
    {
      key: '1',
      title: '海途旅行',
      children: [
        { key: '2', title: '产品部', children: undefined },
        { key: '3', title: '财务部', children: undefined },
      ],
    },
  ]);
});

test.each([
  [1, '海途旅行'],
  [3, '财务部'],
  [9, undefined],
  [undefined, undefined],
])('department %s is %s', (id, name) => {
  expect(departmentName(options, id)).toBe(name);
});
