import { visibleRows } from '#src/list/tree/visible-rows.ts';
import type { DepartmentNode } from './department-nodes.ts';
import { treeMove } from './tree-moves.ts';

const tree: readonly DepartmentNode[] = [
  { id: 0, name: 'all' },
  { id: 1, name: 'a', children: [{ id: 2, name: 'b', children: [{ id: 3, name: 'c' }] }] },
];
const open = [1, 2];
const rows = visibleRows(tree, open);

test.each([
  ['ArrowDown', 0, { to: 1 }],
  ['ArrowDown', 3, { to: 3 }],
  ['ArrowUp', 0, { to: 0 }],
  ['Home', 3, { to: 0 }],
  ['End', 0, { to: 3 }],
  ['ArrowRight', 1, { to: 2 }],
  ['ArrowRight', 3, { to: 3 }],
  ['ArrowLeft', 2, { toggle: 2 }],
  ['ArrowLeft', 3, { to: 2 }],
  ['ArrowLeft', 0, { to: 0 }],
  ['Enter', 1, undefined],
] as const)('%s at %i', (key, at, expected) => {
  expect(treeMove(key, rows, at, open)).toEqual(expected);
});

test('the right arrow expands a collapsed branch', () => {
  expect(treeMove('ArrowRight', visibleRows(tree, []), 1, [])).toEqual({ toggle: 1 });
});
