import type { MenuOption } from '@portal/shared/contract';
import { branchKeys, grantMarks, matchingOptions, toggleGrant } from './grant-tree.ts';

const line = (
  value: number,
  type: MenuOption['type'],
  label: string,
  children?: MenuOption[],
  disabled?: true,
): MenuOption => ({
  value,
  type,
  label,
  ...(children ? { children } : {}),
  ...(disabled ? { disabled } : {}),
});

/** 1 System ─ 2 Users (3 Add, 4 Edit), 5 Roles (6 Add); 7 Dashboard; 8 Releases ─ 9 List (10 Promote, not one's own). */
const tree = [
  line(1, 'CATALOG', 'System', [
    line(2, 'MENU', 'Users', [line(3, 'BUTTON', 'Add users'), line(4, 'BUTTON', 'Edit users')]),
    line(5, 'MENU', 'Roles', [line(6, 'BUTTON', 'Add roles')]),
  ]),
  line(7, 'MENU', 'Dashboard'),
  line(8, 'CATALOG', 'Releases', [line(9, 'MENU', 'List', [line(10, 'BUTTON', 'Promote', undefined, true)])]),
];

const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);

test.each([
  ['nothing', [], [], []],
  ['a button, with the way to it', [1, 2, 3], [3], [1, 2]],
  ['all of a page', [1, 2, 3, 4], [2, 3, 4], [1]],
  ['a page without its buttons', [1, 2], [], [1, 2]],
  ['all of a folder', [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], []],
  ['a page that has nothing below', [7], [7], []],
  ['what is not in the tree any more', [99], [], []],
])('%s is shown as it is stored', (_, granted, checked, half) => {
  expect(grantMarks(tree, new Set(granted))).toEqual({ checked, half });
});

test.each([
  ['a button brings the way to it', [], 3, [1, 2, 3]],
  ['the other button makes the page whole', [1, 2, 3], 4, [1, 2, 3, 4]],
  ['a half-checked page becomes whole', [1, 2, 3], 2, [1, 2, 3, 4]],
  ['a whole page goes, and the folder that is empty then', [1, 2, 3, 4], 2, []],
  ['a folder stays for what else is in it', [1, 2, 3, 4, 5], 2, [1, 5]],
  ['a page stays when its last button goes', [1, 2, 3], 3, [1, 2]],
  ['and then all of it comes back', [1, 2], 2, [1, 2, 3, 4]],
  ['a folder gives all of it', [], 1, [1, 2, 3, 4, 5, 6]],
  ['a whole folder goes', [1, 2, 3, 4, 5, 6, 7], 1, [7]],
  ['what is not one’s own is not given along', [], 8, [8, 9]],
  ['nor taken along', [8, 9, 10], 9, [8, 10]],
  ['what is not there changes nothing', [7], 99, [7]],
])('%s', (_, granted, id, expected) => {
  expect(sorted(toggleGrant(tree, new Set(granted), id))).toEqual(expected);
});

test('shown grants are sent, and are the same after saving and reopening', () => {
  let granted: ReadonlySet<number> = new Set();
  for (const id of [3, 7, 5, 6]) granted = toggleGrant(tree, granted, id);
  const { checked, half } = grantMarks(tree, granted);
  expect(sorted([...checked, ...half])).toEqual(sorted(granted));
  expect(grantMarks(tree, new Set([...checked, ...half]))).toEqual({ checked, half });
});

test('a search finds nodes with their ancestors and children', () => {
  const labels = (options: ReturnType<typeof matchingOptions>): unknown[] =>
    options.map(({ label, partial, children }) =>
      children ? [label, partial ?? false, labels(children)] : label,
    );
  expect(labels(matchingOptions(tree, ' edit '))).toEqual([
    ['System', true, [['Users', true, ['Edit users']]]],
  ]);
  expect(labels(matchingOptions(tree, 'ROLES'))).toEqual([
    ['System', true, [['Roles', false, ['Add roles']]]],
  ]);
  expect(matchingOptions(tree, '')).toEqual(tree);
  expect(matchingOptions(tree, 'nothing')).toEqual([]);
  expect(branchKeys(tree)).toEqual([1, 2, 5, 8, 9]);
});
