import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateChoices } from './date-choices.ts';

const holiday = (zh: string, firstDay: string, lastDay: string) => ({
  name: { zh },
  firstDay,
  lastDay,
  expected: false,
});

const weekendsOn = (today: string) => dateChoices(today, []).map(({ from, to }) => [from, to]);

const days: readonly (readonly [day: string, today: string, from: string, to: string, next: string])[] = [
  ['a Monday', '2026-11-23', '2026-11-28', '2026-11-29', '2026-12-05'],
  ['a Friday', '2026-11-27', '2026-11-28', '2026-11-29', '2026-12-05'],
  ['a Saturday', '2026-11-28', '2026-11-28', '2026-11-29', '2026-12-05'],
  ['a Sunday', '2026-11-29', '2026-11-29', '2026-11-29', '2026-12-05'],
  ['the last days of a year', '2026-12-31', '2027-01-02', '2027-01-03', '2027-01-09'],
];

for (const [day, today, from, to, next] of days)
  test(`weekends on ${day} start on the next Saturday, or today within one`, () => {
    const [first, second] = weekendsOn(today);
    assert.deepEqual([first, second?.[0]], [[from, to], next]);
  });

test('a holiday that is over is left out, a running one starts today', () => {
  const holidays = [
    holiday('端午节', '2026-06-19', '2026-06-21'),
    holiday('中秋节', '2026-09-25', '2026-09-27'),
    holiday('国庆节', '2026-10-01', '2026-10-07'),
  ];
  const found = dateChoices('2026-09-26', holidays).slice(2);
  assert.deepEqual(
    found.map(({ name, from, to }) => [name.zh, from, to]),
    [
      ['中秋节', '2026-09-26', '2026-09-27'],
      ['国庆节', '2026-10-01', '2026-10-07'],
    ],
  );
});

test('four holidays are offered at most', () => {
  const many = Array.from({ length: 9 }, (_, month) =>
    holiday('假日', `2027-0${month + 1}-01`, `2027-0${month + 1}-02`),
  );
  assert.equal(dateChoices('2026-11-27', many).length, 2 + 4);
});
