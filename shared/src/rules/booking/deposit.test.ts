import type { OrderedExtra } from '@portal/shared/contract';
import {
  balanceCancelDay,
  balanceReminder,
  type DepositFacts,
  depositOffer,
  depositTermsOf,
  movedBalance,
  openBalance,
} from './deposit.ts';

const refundTiers = [
  { daysBefore: 30, feePercent: 0 },
  { daysBefore: 15, feePercent: 20 },
  { daysBefore: 0, feePercent: 60 },
];

const facts = (changes: Partial<DepositFacts> = {}): DepositFacts => ({
  amount: 1_000_000,
  departure: '2027-03-31',
  terms: { percent: 30, balanceDays: 20 },
  refundTiers,
  ...changes,
});

test.each([
  [
    { depositPercent: 30, balanceDays: 35 },
    { percent: 30, balanceDays: 35 },
  ],
  [{ depositPercent: null, balanceDays: 35 }, null],
  [{ depositPercent: 30, balanceDays: null }, null],
  [{}, null],
])('a tour with %j offers the deposit %j', (content, terms) => {
  expect(depositTermsOf(content)).toEqual(terms);
});

/** An extra that costs as much as the deposit. */
const ticket: OrderedExtra = {
  ...{ code: 'ticket', name: { zh: '门票' }, price: 300_000, quantity: 1, refundDays: null },
  kind: 'OTHER',
  refund: 'never',
};

const whole = { deposit: 300_000, balance: 700_000, dueOn: '2027-03-11', cancelsOn: '2027-03-13' };

test.each<[string, Partial<DepositFacts>, string, ReturnType<typeof depositOffer>]>([
  ['early', {}, '2027-01-01', whole],
  ['ten days before the balance is due', {}, '2027-03-01', whole],
  ['nine days before the balance is due', {}, '2027-03-02', null],
  ['after the balance is due', {}, '2027-03-20', null],
  [
    'with a share that is no whole yuan',
    { amount: 123_456 },
    '2027-01-01',
    { ...whole, deposit: 37_100, balance: 86_356 },
  ],
  ['for a price of one yuan', { amount: 100 }, '2027-01-01', null],
  ['for nothing', { amount: 0 }, '2027-01-01', null],
  ['with a share below the fee', { terms: { percent: 20, balanceDays: 20 } }, '2027-01-01', null],
  [
    'with a share above the fee by a yuan',
    { amount: 100_050, terms: { percent: 20, balanceDays: 20 } },
    '2027-01-01',
    { ...whole, deposit: 20_100, balance: 79_950 },
  ],
  ['of a tour without refunds', { refundTiers: [] }, '2027-01-01', null],
  ['with an extra that is not refunded', { extras: [ticket] }, '2027-01-01', null],
])('the deposit %s', (_name, changes, today, offer) => {
  expect(depositOffer(facts(changes), today)).toEqual(offer);
});

test.each([
  [{ amount: 900, deposit: null, balancePaidAt: null }, 0],
  [{ amount: 900, deposit: 300, balancePaidAt: null }, 600],
  [{ amount: 900, deposit: 300, balancePaidAt: new Date(0) }, 0],
  [{ amount: 200, deposit: 300, balancePaidAt: null }, 0],
])('of %j the balance %i is open', (order, open) => {
  expect(openBalance(order)).toBe(open);
});

const paid = 300_000;

test.each<[string, Partial<DepositFacts>, string, ReturnType<typeof movedBalance>]>([
  ['dearer', { amount: 1_200_000 }, '2027-01-01', { balance: 900_000, refund: 0, dueOn: '2027-03-11' }],
  ['later', { departure: '2027-04-10' }, '2027-03-20', { balance: 700_000, refund: 0, dueOn: '2027-03-21' }],
  ['due today', {}, '2027-03-11', { balance: 700_000, refund: 0, dueOn: '2027-03-11' }],
  ['due yesterday', {}, '2027-03-12', null],
  ['so dear that the deposit is below the fee', { amount: 1_500_000 }, '2027-01-01', null],
  ['as dear as the deposit', { amount: paid }, '2027-03-20', { balance: 0, refund: 0, dueOn: '2027-03-11' }],
  [
    'below the deposit',
    { amount: 250_000 },
    '2027-03-20',
    { balance: 0, refund: 50_000, dueOn: '2027-03-11' },
  ],
])('the balance of a departure that is %s', (_name, changes, today, moved) => {
  expect(movedBalance(facts(changes), paid, today)).toEqual(moved);
});

test.each([
  ['2027-03-03', undefined],
  ['2027-03-04', 7],
  ['2027-03-09', 7],
  ['2027-03-10', 1],
  ['2027-03-11', 1],
  ['2027-03-12', undefined],
])('of a balance due on 11 March the reminder on %s is that of day %s', (today, days) => {
  expect(balanceReminder('2027-03-11', today)).toBe(days);
});

test('a balance is paid until the end of the day after its due day', () => {
  expect(balanceCancelDay('2027-03-11')).toBe('2027-03-13');
});
