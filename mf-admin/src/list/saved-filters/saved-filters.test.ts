import {
  filterInUse,
  nameFault,
  readSavedFilters,
  removeFilter,
  renameFilter,
  type SavedFilter,
  saveFilter,
  toggleDefault,
} from './saved-filters.ts';

const off = { name: '停用', filters: { status: '0' }, isDefault: true };
const sea = { name: '海', filters: { keywords: '海', status: '1' }, isDefault: false };
const saved = [off, sea];
const many = Array.from({ length: 20 }, (_, place) => ({ ...sea, name: `第 ${place}` }));

test.each([
  [undefined, undefined],
  ['x', undefined],
  [saved, saved],
  [[off, { name: '' }, null, 7, { filters: {} }], [off]],
  [
    [{ name: '半', filters: { status: 1, keywords: 'x' } }],
    [{ name: '半', filters: { keywords: 'x' }, isDefault: false }],
  ],
  [[...many, sea], many],
])('stored %j is read as %j', (stored, expected) => {
  expect(readSavedFilters(stored)).toEqual(expected);
});

test.each([
  ['新', undefined, saved, undefined],
  ['  ', undefined, saved, 'empty'],
  [' 海 ', undefined, saved, 'taken'],
  ['海', '海', saved, undefined],
  ['停用', '海', saved, 'taken'],
  ['新', undefined, many, 'many'],
  ['新', '第 0', many, undefined],
])('the name %j for %j', (name, own, list, fault) => {
  expect(nameFault(list, name, own)).toBe(fault);
});

test('a filter is added, renamed and removed, the others stay', () => {
  const added = saveFilter(saved, ' 新 ', { deptId: '3' });
  expect(added).toEqual([...saved, { name: '新', filters: { deptId: '3' }, isDefault: false }]);
  expect(renameFilter(added, '海', '湖')[1]).toEqual({ ...sea, name: '湖' });
  expect(removeFilter(added, '新')).toEqual(saved);
});

test('at most one filter is the default', () => {
  const defaults = (list: readonly SavedFilter[]) =>
    list.filter(({ isDefault }) => isDefault).map(({ name }) => name);
  expect(defaults(toggleDefault(saved, '海'))).toEqual(['海']);
  expect(defaults(toggleDefault(saved, '停用'))).toEqual([]);
});

test.each([
  [{ status: '0' }, '停用'],
  [{ status: '1', keywords: '海' }, '海'],
  [{ status: '0', keywords: '海' }, undefined],
  [{}, undefined],
])('narrowed by %j it is %j', (present, name) => {
  expect(filterInUse(saved, present)?.name).toBe(name);
});
