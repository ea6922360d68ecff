import { forgetTabs, readTabs, storeTabs } from './stored-tabs.ts';
import { pin, start, visit } from './tabs.ts';

const at = (id: string) => ({ id, pathname: id, search: '?status=1', step: `step of ${id}` });
const tabs = pin(
  [at('/a'), at('/b')].reduce((open, place) => visit(open, place, () => false), start(at('/home'))),
  '/b',
  true,
);
const ids = (token: string) => readTabs(token, at('/home')).open.map(({ id }) => id);

beforeEach(() => storeTabs('Bearer one', tabs));

test('the same login restores its tabs, without mounted screens', () => {
  const read = readTabs('Bearer one', at('/home'));
  expect(read.open.map(({ id, pinned, search }) => [id, pinned, search])).toEqual([
    ['/home', true, '?status=1'],
    ['/b', true, '?status=1'],
    ['/a', false, '?status=1'],
  ]);
  expect(read.seen).toEqual([]);
});

test('another login, also of the same user, restores none', () => {
  expect(ids('Bearer two')).toEqual(['/home']);
  expect(sessionStorage.getItem('tabs')).not.toContain('Bearer');
});

test('after a logout there are none', () => {
  forgetTabs();
  expect(ids('Bearer one')).toEqual(['/home']);
});

test.each(['nonsense', 'null', '[]', '{"login":0,"open":7}'])('%s in storage means no tabs', (stored) => {
  sessionStorage.setItem('tabs', stored);
  expect(ids('Bearer one')).toEqual(['/home']);
});

test('invalid tabs are left out', () => {
  const kept = JSON.parse(sessionStorage.getItem('tabs') ?? '');
  sessionStorage.setItem('tabs', JSON.stringify({ ...kept, open: [null, { id: 7 }, ...kept.open] }));
  expect(ids('Bearer one')).toEqual(['/home', '/b', '/a']);
});
