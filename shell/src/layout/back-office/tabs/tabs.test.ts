import {
  type Closing,
  close,
  closedBy,
  maxTabs,
  nextAfter,
  pin,
  refresh,
  rename,
  replacePlace,
  start,
  type Tabs,
  visit as visitHolding,
} from './tabs.ts';

const at = (id: string, search = '') => ({ id, pathname: id, search, step: `step of ${id}` });
const visit = (tabs: Tabs, place: ReturnType<typeof at>) => visitHolding(tabs, place, () => false);
const opened = (home: string, ...others: string[]): Tabs =>
  [home, ...others].map((id) => at(id)).reduce(visit, start(at(home)));
const ids = ({ open }: Tabs) => open.map(({ id }) => id);

test('an open place reuses its tab, and updates its URL', () => {
  const tabs = visit(opened('a', 'b', 'c'), at('a', '?status=1'));
  expect(ids(tabs)).toEqual(['a', 'b', 'c']);
  expect(tabs.open[0]?.search).toBe('?status=1');
  expect(tabs.seen).toEqual(['b', 'c', 'a']);
});

test.each<[Closing, string[]]>([
  ['this', ['c']],
  ['left', ['b']],
  ['right', ['d', 'e']],
  ['others', ['b', 'd', 'e']],
  ['all', ['b', 'c', 'd', 'e']],
])('seen from c, %s closes %o', (closing, closed) => {
  const tabs = opened('home', 'b', 'c', 'd', 'e');
  expect([...closedBy(tabs, 'c', closing)]).toEqual(closed);
});

test.each<[Closing, string[]]>([
  ['this', ['c']],
  ['others', ['b', 'd']],
  ['all', ['b', 'd']],
])('seen from a pinned c, %s closes %o', (closing, closed) => {
  const tabs = pin(opened('home', 'b', 'c', 'd'), 'c', true);
  expect(ids(tabs)).toEqual(['home', 'c', 'b', 'd']);
  expect([...closedBy(tabs, 'c', closing)]).toEqual(closed);
});

test('home stays open, pinned and first', () => {
  const tabs = pin(opened('home', 'b'), 'home', false);
  expect(tabs.open[0]).toMatchObject({ id: 'home', pinned: true });
  expect([...closedBy(tabs, 'home', 'this')]).toEqual([]);
});

test('after closing, the previously visited tab is shown', () => {
  const tabs = [at('b')].reduce(visit, opened('a', 'b', 'c', 'd'));
  const gone = new Set(['b']);
  expect(nextAfter(tabs, gone)?.id).toBe('d');
  expect(ids(close(tabs, gone))).toEqual(['a', 'c', 'd']);
  expect(close(tabs, gone).seen).toEqual(['a', 'c', 'd']);
});

test('a tab above the limit closes the least recently used one that is not pinned and has no unsaved input', () => {
  const names = Array.from({ length: maxTabs - 1 }, (_, index) => `t${index}`);
  const full = visit(pin(opened('home', ...names), 't0', true), at('t1'));
  expect(full.open).toHaveLength(maxTabs);
  const next = visit(full, at('new'));
  expect(next.open).toHaveLength(maxTabs);
  expect(next.evicted?.id).toBe('t2');
  expect(ids(next)).toContain('t1');
  expect(visit(next, at('t0')).evicted).toBeUndefined();
  expect(visitHolding(full, at('new'), (id) => id === 't2').evicted?.id).toBe('t3');
  expect(visitHolding(full, at('new'), () => true).open).toHaveLength(maxTabs + 1);
});

test.each([
  ['a new record that was saved goes on in its tab', 'step of b', 'b?id=7', ['a', 'b?id=7', 'c']],
  ['the tab that was there already is looked at instead', 'step of b', 'c', ['a', 'c']],
  ['home stays where it is', 'step of a', 'd', ['a', 'b', 'c', 'd']],
  ['a step of no tab takes none away', 'step of a folder', 'd', ['a', 'b', 'c', 'd']],
  ['a step that was added takes none away', undefined, 'd', ['a', 'b', 'c', 'd']],
])('%s', (_what, step, id, left) => {
  const tabs = replacePlace(opened('a', 'b', 'c'), at(id), step, () => false);
  expect(ids(tabs)).toEqual(left);
  expect(tabs.seen.at(-1)).toBe(id);
  expect(tabs.seen).not.toContain(left.includes('b') ? undefined : 'b');
});

test('a form that is not saved keeps its tab', () => {
  expect(ids(replacePlace(opened('a', 'b'), at('c'), 'step of b', (id) => id === 'b'))).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('a refresh mounts the screen again, and a title belongs to its language', () => {
  const tabs = rename(refresh(opened('a', 'b'), 'b'), 'b', '订单 T1', 'zh-cn');
  expect(tabs.open[1]).toMatchObject({ generation: 1, name: { text: '订单 T1', language: 'zh-cn' } });
  expect(tabs.open[0]).toMatchObject({ generation: 0 });
});
