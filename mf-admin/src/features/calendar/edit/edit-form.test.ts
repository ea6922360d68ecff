import { blankEdit, bodyOf, type EditValues } from './edit-form.ts';

const days = ['2026-12-05', '2026-12-12'];
const editOf = (change: Partial<EditValues>, on: readonly string[] = days) =>
  bodyOf({ ...blankEdit([1]), ...change }, on, on.length > 0)?.edit;

test.each([
  [{}, undefined],
  [{ price: { way: 'set', amount: null } }, undefined],
  [{ price: { way: 'set', amount: 128.5 } }, { action: 'change', price: { way: 'set', amount: 12_850 } }],
  [{ price: { way: 'lower', amount: 20 } }, { action: 'change', price: { way: 'add', amount: -2_000 } }],
  [
    { price: { way: 'lowerPercent', amount: 15 } },
    { action: 'change', price: { way: 'percent', amount: -15 } },
  ],
  [{ childPrice: { way: 'clear', amount: 5 } }, { action: 'change', childPrice: null }],
  [{ total: { way: 'set', amount: 0 } }, { action: 'change', total: { way: 'set', amount: 0 } }],
  [{ total: { way: 'fewer', amount: 3 } }, { action: 'change', total: { way: 'add', amount: -3 } }],
  [
    { closing: { way: 'set', daysBefore: 2, time: '18:30' } },
    { action: 'change', closing: { daysBefore: 2, time: '18:30' } },
  ],
  [{ closing: { way: 'set', daysBefore: null, time: '18:30' } }, undefined],
  [{ closing: { way: 'clear', daysBefore: 2, time: '' } }, { action: 'change', closing: null }],
  [{ action: 'copy' }, { action: 'copy', weeks: 1 }],
  [{ action: 'copy', copy: { weeks: 0 } }, undefined],
  [
    { action: 'copy', copy: { weeks: 0, skuId: 2 } },
    { action: 'copy', weeks: 0, skuId: 2 },
  ],
  [{ action: 'close' }, { action: 'close' }],
] as const)('%j is sent as %j', (change, expected) => {
  expect(editOf(change)).toEqual(expected);
});

test('a change has SKUs, days and the gaps option; without SKUs or days it is undefined', () => {
  const values: EditValues = { ...blankEdit([1, 2]), action: 'remove', onlyGaps: true };
  expect(bodyOf(values, days, true)).toEqual({
    skuIds: [1, 2],
    days,
    onlyGaps: true,
    edit: { action: 'remove' },
  });
  expect(bodyOf({ ...values, skuIds: [] }, days, true)).toBeUndefined();
  expect(bodyOf(values, [], true)).toBeUndefined();
});

test('a product not sold by the day is copied from another SKU only', () => {
  expect(editOf({ action: 'copy', copy: { weeks: 3, skuId: 2 } }, [])).toEqual({
    action: 'copy',
    weeks: 0,
    skuId: 2,
  });
  expect(editOf({ action: 'copy', copy: { weeks: 3 } }, [])).toBeUndefined();
});
