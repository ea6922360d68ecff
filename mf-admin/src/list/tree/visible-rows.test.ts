import { visibleRows } from './visible-rows.ts';

interface Node {
  readonly id: number;
  readonly children?: readonly Node[];
}

const tree: readonly Node[] = [
  {
    id: 1,
    children: [
      { id: 2, children: [{ id: 3 }] },
      { id: 4, children: [] },
    ],
  },
  { id: 5 },
];

test.each([
  [[], '1+ 5'],
  [[1], '1+ -2+ -4 5'],
  [[1, 2], '1+ -2+ --3 -4 5'],
  [[2], '1+ 5'],
  [[5, 9], '1+ 5'],
])('with %j expanded the visible rows are %s', (expanded, expected) => {
  const said = visibleRows(tree, expanded).map(
    ({ row, depth, isBranch }) => `${'-'.repeat(depth)}${row.id}${isBranch ? '+' : ''}`,
  );
  expect(said.join(' ')).toBe(expected);
});
