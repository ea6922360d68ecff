import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupVerdict } from './group-rules.ts';

const home = { day: '2027-03-08', cutoffDays: 7, minGroup: 10, people: 4, failedAt: null };
const abroad = { ...home, cutoffDays: 30 };
const at = (day: string, hour = '12:00') => new Date(`${day}T${hour}:00+08:00`);
const paidAt = (paid: Date, now = paid) => ({ bookedAt: paid, paidAt: paid, now });
const early = (now: Date) => ({ bookedAt: at('2027-01-01'), paidAt: at('2027-01-01'), now });

const cases = [
  ['too few, a minute before the decision', home, early(at('2027-03-01', '17:59')), undefined],
  ['too few, at the decision', home, early(at('2027-03-01', '18:00')), 'failGroup'],
  ['too few, decided late', home, early(at('2027-03-05')), 'failGroup'],
  ['too few, abroad a minute before', abroad, early(at('2027-02-06', '17:59')), undefined],
  ['too few, abroad at the decision', abroad, early(at('2027-02-06', '18:00')), 'failGroup'],
  ['just enough, long before', { ...home, people: 10 }, early(at('2027-01-01')), 'confirmGroup'],
  ['one too few, long before', { ...home, people: 9 }, early(at('2027-01-01')), undefined],
  ['enough, at the decision', { ...home, people: 10 }, early(at('2027-03-01', '18:00')), 'confirmGroup'],
  ['paid at the decision', home, paidAt(at('2027-03-01', '18:00')), 'failGroup'],
  ['paid after the decision', home, paidAt(at('2027-03-01', '18:01')), 'confirmGroup'],
  [
    'paid for a departure that was called off since it was booked',
    { ...home, failedAt: at('2027-03-02') },
    { ...paidAt(at('2027-03-02')), bookedAt: at('2027-02-20') },
    'failGroup',
  ],
  [
    'called off, though enough paid since',
    { ...home, people: 12, failedAt: at('2027-01-01') },
    early(at('2027-01-02')),
    'failGroup',
  ],
  [
    'booked after it was called off and opened again, too few yet',
    { ...home, failedAt: at('2027-01-01') },
    paidAt(at('2027-01-10')),
    undefined,
  ],
  [
    'booked after it was called off and opened again, enough',
    { ...home, people: 10, failedAt: at('2027-01-01') },
    paidAt(at('2027-01-10')),
    'confirmGroup',
  ],
] as const;

for (const [what, departure, when, verdict] of cases)
  test(`${what}: ${verdict ?? 'nothing yet'}`, () => assert.equal(groupVerdict(departure, when), verdict));
