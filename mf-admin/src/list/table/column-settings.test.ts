import {
  arrange,
  asTheScreenHasIt,
  moveColumn,
  readColumnSettings,
  resizeColumns,
  showColumn,
} from './column-settings.ts';

const columns = ['name', 'code', 'scope', 'sort', 'actions'].map((id) => ({
  id,
  stays: id === 'name' || id === 'actions',
}));

const drawn = (settings: object) =>
  arrange(columns, { ...asTheScreenHasIt, ...settings })
    .filter(({ shown }) => shown)
    .map(({ id }) => id)
    .join(' ');

test.each([
  ['as the screen has it', {}, 'name code scope sort actions'],
  ['in another order', { order: ['sort', 'code', 'scope'] }, 'name sort code scope actions'],
  ['unknown names are dropped', { order: ['sort', 'gone', 'scope', 'code'] }, 'name sort scope code actions'],
  ['a new one stands behind what it follows', { order: ['sort', 'code'] }, 'name sort code scope actions'],
  ['a new first one stands first', { order: ['sort', 'scope'] }, 'name code sort scope actions'],
  ['what is hidden', { hidden: ['code', 'gone'] }, 'name scope sort actions'],
  [
    'name and actions stay',
    { order: ['actions', 'name'], hidden: ['name', 'actions'] },
    'name code scope sort actions',
  ],
  [
    'a name twice counts once',
    readColumnSettings({ order: ['sort', 'code', 'sort'] }) ?? {},
    'name sort code scope actions',
  ],
])('%s', (_, settings, expected) => {
  expect(drawn(settings)).toBe(expected);
});

test.each([
  [undefined, undefined],
  ['wide', undefined],
  [null, undefined],
  [[], asTheScreenHasIt],
  [
    { order: 'name', hidden: [1, 'code'], widths: { code: 90, scope: '90px', sort: -4, name: 1e9 } },
    { order: [], hidden: ['code'], widths: { code: 90 } },
  ],
])('stored %j is read as %j', (stored, expected) => {
  expect(readColumnSettings(stored)).toEqual(expected);
});

test.each([
  ['code', 2, ['scope', 'sort', 'code']],
  ['sort', 0, ['sort', 'code', 'scope']],
  ['sort', -1, ['sort', 'code', 'scope']],
  ['code', 9, ['scope', 'sort', 'code']],
])('%s is moved to place %d', (id, to, order) => {
  expect(moveColumn(asTheScreenHasIt, columns, { id, to }).order).toEqual(order);
});

test('a column is hidden and shown again', () => {
  const hidden = showColumn(showColumn(asTheScreenHasIt, 'code', false), 'code', false);
  expect(hidden.hidden).toEqual(['code']);
  expect(showColumn(hidden, 'code', true).hidden).toEqual([]);
});

test('widths are stored per column, within limits', () => {
  const { widths } = resizeColumns(resizeColumns(asTheScreenHasIt, { code: 10, name: 120.4 }), {
    sort: 5000,
  });
  expect(widths).toEqual({ code: 56, name: 120, sort: 800 });
});
