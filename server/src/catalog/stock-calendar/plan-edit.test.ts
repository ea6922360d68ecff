import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CalendarEdit } from '@portal/shared/contract';
import { type CalendarRow, rowFinder, versionOfRows } from './calendar-row.ts';
import { planEdit } from './plan-edit.ts';

const row = (day: string, change: Partial<CalendarRow> = {}): CalendarRow => ({
  skuId: 1,
  day,
  price: 10_000,
  childPrice: null,
  singleSupplement: null,
  total: 10,
  held: 0,
  sold: 0,
  closesAt: null,
  ...change,
});

const rows = [row('2026-12-05'), row('2026-12-06', { held: 1, sold: 3 })];
const days = ['2026-12-05', '2026-12-06', '2026-12-07'];

const plan = (edit: CalendarEdit['edit'], onlyGaps = false, stored = rows) =>
  planEdit(
    days.map((day) => ({ skuId: 1, day })),
    { edit, onlyGaps },
    rowFinder(stored),
  );

const outcome = (...asked: Parameters<typeof plan>) => {
  const { changes, refused, kept } = plan(...asked);
  return {
    changes: changes.map(({ day, after }) => [day.slice(-2), after ? [after.price, after.total] : 'gone']),
    refused: refused.map(({ day, why, taken }) => [day.slice(-2), why, taken]),
    kept,
  };
};

const set = (amount: number) => ({ way: 'set' as const, amount });

type Case = readonly [name: string, asked: Parameters<typeof plan>, expected: ReturnType<typeof outcome>];

const cases: readonly Case[] = [
  [
    'a price is set where there are days; a day that is not there needs a number too',
    [{ action: 'change', price: set(12_000) }],
    {
      changes: [
        ['05', [12_000, 10]],
        ['06', [12_000, 10]],
      ],
      refused: [],
      kept: 1,
    },
  ],
  [
    'with a price and a number a missing day is added',
    [{ action: 'change', price: set(10_000), total: set(10) }],
    { changes: [['07', [10_000, 10]]], refused: [], kept: 2 },
  ],
  [
    'only gaps are filled when asked so',
    [{ action: 'change', price: set(9_000), total: set(5) }, true],
    { changes: [['07', [9_000, 5]]], refused: [], kept: 2 },
  ],
  [
    'never fewer than are held and sold',
    [{ action: 'change', total: set(3) }],
    { changes: [['05', [10_000, 3]]], refused: [['06', 'taken', 4]], kept: 1 },
  ],
  [
    'a price that would be nothing is refused',
    [{ action: 'change', price: { way: 'add', amount: -10_000 } }],
    {
      changes: [],
      refused: [
        ['05', 'price', 0],
        ['06', 'price', 4],
      ],
      kept: 1,
    },
  ],
  [
    'closed days keep what is taken',
    [{ action: 'close' }],
    {
      changes: [
        ['05', [10_000, 0]],
        ['06', [10_000, 4]],
      ],
      refused: [],
      kept: 1,
    },
  ],
  [
    'days that somebody has are not removed',
    [{ action: 'remove' }],
    { changes: [['05', 'gone']], refused: [['06', 'taken', 4]], kept: 1 },
  ],
];

for (const [name, asked, expected] of cases) test(name, () => assert.deepEqual(outcome(...asked), expected));

test('days are copied between weeks with their closing times; days without a source stay unchanged', () => {
  const closesAt = new Date('2026-11-27T10:00:00Z');
  const stored = [row('2026-11-28', { price: 20_000, closesAt }), ...rows];
  const { changes, kept } = plan({ action: 'copy', weeks: 1 }, false, stored);
  assert.deepEqual(
    changes.map(({ day, after }) => [day, after?.price, after?.closesAt?.toISOString()]),
    [['2026-12-05', 20_000, '2026-12-04T10:00:00.000Z']],
  );
  assert.equal(kept, 2);
});

test('days are copied from another SKU without its sold quantity', () => {
  const stored = [row('2026-12-05', { skuId: 2, price: 7_000, total: 4, sold: 4 }), ...rows];
  const { changes } = plan({ action: 'copy', skuId: 2, weeks: 0 }, false, stored);
  assert.deepEqual(
    changes.map(({ day, after }) => [day, after?.price, after?.total]),
    [['2026-12-05', 7_000, 4]],
  );
});

test('the version follows the editable values, not the bookings', () => {
  const [first, second] = rows as [CalendarRow, CalendarRow];
  const version = versionOfRows(rows);
  assert.match(version, /^\d{1,20}$/);
  assert.equal(versionOfRows([first, { ...second, held: 0, sold: 5 }]), version);
  assert.notEqual(versionOfRows([first, { ...second, total: 11 }]), version);
});
