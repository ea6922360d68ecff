import type { Choice } from './choices.ts';
import { groupResults } from './groups.ts';
import type { FoundRecord } from './use-record-search.ts';

const screen = (path: string): Choice => ({ kind: 'screen', title: path, note: '', path });
const found = (kind: FoundRecord['kind'], path: string, total: number): FoundRecord => ({
  ...{ kind, title: path, note: '', path },
  all: { path: `/all/${kind}`, total },
});
const nothing = { recent: [], actions: [], screens: [], apps: [], found: [] };
const allOf = (kind: string, count: number) => `${count} ${kind}`;

const shown = (results: Partial<typeof nothing> | object) =>
  groupResults({ ...nothing, ...results }, allOf).map(({ key, choices }) => [
    key,
    choices.map(({ path }) => path),
  ]);

test('recent choices come first and only once, and empty groups are left out', () => {
  const results = { recent: [screen('/a')], screens: [screen('/a'), screen('/b')] };
  expect(shown(results)).toEqual([
    ['recent', ['/a']],
    ['screen', ['/b']],
  ]);
});

test('a kind with more records than shown ends with their list', () => {
  const results = { found: [found('user', '/u', 1), found('order', '/o1', 37), found('order', '/o2', 37)] };
  expect(shown(results)).toEqual([
    ['order', ['/o1', '/o2', '/all/order']],
    ['user', ['/u']],
  ]);
  const [orders] = groupResults({ ...nothing, ...results }, allOf);
  expect(orders?.choices.at(-1)).toMatchObject({ kind: 'all', title: '37 order' });
});
