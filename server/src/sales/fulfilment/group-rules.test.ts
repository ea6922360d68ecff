import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionDay, groupVerdict } from './group-rules.ts';

const home = { day: '2027-03-08', abroad: false, minGroup: 10, people: 4, failedAt: null };
const abroad = { ...home, abroad: true };
const at = (day: string) => new Date(`${day}T12:00:00+08:00`);
const paidOn = (day: string, today = day) => ({ bookedAt: at(day), paidOn: day, today });
const early = { bookedAt: at('2027-01-01'), paidOn: '2027-01-01' };

test('travellers are notified seven days before, thirty abroad, across months and leap days', () => {
  assert.equal(decisionDay(home), '2027-03-01');
  assert.equal(decisionDay({ day: '2028-03-07', abroad: false }), '2028-02-29');
  assert.equal(decisionDay(abroad), '2027-02-06');
});

const cases = [
  ['too few, a day before the decision', home, { ...early, today: '2027-02-28' }, undefined],
  ['too few, on the day of decision', home, { ...early, today: '2027-03-01' }, 'failGroup'],
  ['too few, decided late', home, { ...early, today: '2027-03-05' }, 'failGroup'],
  ['too few, abroad a day before', abroad, { ...early, today: '2027-02-05' }, undefined],
  ['too few, abroad on the day', abroad, { ...early, today: '2027-02-06' }, 'failGroup'],
  ['just enough, long before', { ...home, people: 10 }, { ...early, today: '2027-01-01' }, 'confirmGroup'],
  ['one too few, long before', { ...home, people: 9 }, { ...early, today: '2027-01-01' }, undefined],
  ['enough, on the day', { ...home, people: 10 }, { ...early, today: '2027-03-01' }, 'confirmGroup'],
  ['paid on the day of decision', home, paidOn('2027-03-01'), 'failGroup'],
  ['sold after the decision', home, paidOn('2027-03-02'), 'confirmGroup'],
  [
    'paid for a departure that was called off since it was booked',
    { ...home, failedAt: at('2027-03-02') },
    { ...paidOn('2027-03-02'), bookedAt: at('2027-02-20') },
    'failGroup',
  ],
  [
    'called off, though enough paid since',
    { ...home, people: 12, failedAt: at('2027-01-01') },
    { ...early, today: '2027-01-02' },
    'failGroup',
  ],
  [
    'booked after it was called off and opened again, too few yet',
    { ...home, failedAt: at('2027-01-01') },
    paidOn('2027-01-10'),
    undefined,
  ],
  [
    'booked after it was called off and opened again, enough',
    { ...home, people: 10, failedAt: at('2027-01-01') },
    paidOn('2027-01-10'),
    'confirmGroup',
  ],
] as const;

for (const [what, departure, when, verdict] of cases)
  test(`${what}: ${verdict ?? 'nothing yet'}`, () => assert.equal(groupVerdict(departure, when), verdict));
