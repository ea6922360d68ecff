import {
  anchoredAt,
  noDays,
  stretchedTo,
  withAdded,
  withAllToggled,
  without,
  withToggled,
} from './day-selection.ts';

const first = '2026-12-03';

test('a click selects a day, a second one deselects it', () => {
  const two = withToggled(withToggled(noDays, '2026-12-09'), '2026-12-05');
  expect(two.days).toEqual(['2026-12-05', '2026-12-09']);
  expect(withToggled(two, '2026-12-09').days).toEqual(['2026-12-05']);
});

test('a range is added to the selection, grows and shrinks, and excludes past days', () => {
  const drawn = stretchedTo(anchoredAt(withToggled(noDays, '2026-12-20'), '2026-12-05'), '2026-12-08', first);
  expect(drawn.days).toEqual(['2026-12-05', '2026-12-06', '2026-12-07', '2026-12-08', '2026-12-20']);
  expect(stretchedTo(drawn, '2026-12-06', first).days).toEqual(['2026-12-05', '2026-12-06', '2026-12-20']);
  expect(stretchedTo(drawn, '2026-12-01', first).days).toEqual([
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-20',
  ]);
});

test('without an anchor a range is one day', () => {
  expect(stretchedTo(noDays, '2026-12-06', first).days).toEqual(['2026-12-06']);
});

test('a column is selected, then deselected; single days are removed', () => {
  const saturdays = ['2026-12-05', '2026-12-12'];
  const chosen = withAllToggled(withToggled(noDays, '2026-12-05'), saturdays);
  expect(chosen.days).toEqual(saturdays);
  expect(withAllToggled(chosen, saturdays).days).toEqual([]);
  expect(withAdded(chosen, saturdays).days).toEqual(saturdays);
  expect(without(chosen, ['2026-12-12', null]).days).toEqual(['2026-12-05']);
});

test('the selection is limited to the maximum of a change', () => {
  const year = stretchedTo(anchoredAt(noDays, '2026-12-05'), '2028-12-05', first);
  expect(year.days).toHaveLength(400);
});
