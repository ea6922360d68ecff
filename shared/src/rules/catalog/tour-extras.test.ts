import type { TourExtra } from '@portal/shared/contract';
import { checkTourExtras, couponBase, extraLines, mostOfExtra, orderedExtras } from './tour-extras.ts';

const extra = (code: string, change: Partial<TourExtra> = {}): TourExtra => ({
  ...{ code, name: { zh: code }, description: { zh: '' }, kind: 'OTHER', price: 500, perPerson: true },
  ...{ stock: null, refund: 'tiers', refundDays: null, ...change },
});

const offered = [extra('boots'), extra('car', { perPerson: false, price: 9000 })];
const one = (code: string, quantity = 1) => ({ code, quantity });

test.each([
  ['nothing', [], []],
  ['none of an extra that is gone', [one('gone', 0)], []],
  ['as many as people', [one('boots', 3), one('car')], []],
  ['more than people', [one('boots', 4)], [{ field: 'extras/0/quantity', code: 'tooMany' }]],
  [
    'two of what is booked once',
    [one('boots'), one('car', 2)],
    [{ field: 'extras/1/quantity', code: 'tooMany' }],
  ],
  ['an unknown one', [one('gone')], [{ field: 'extras/0/code', code: 'notOffered' }]],
  ['one twice', [one('car'), one('boots'), one('car')], [{ field: 'extras/2/code', code: 'duplicate' }]],
  ['one twice, once none', [one('car', 0), one('car')], []],
] as const)('extras of three people: %s', (_, chosen, faults) => {
  expect(checkTourExtras(chosen, offered, 3)).toEqual(faults);
});

test.each([
  ['per person', true, 3],
  ['for the booking', false, 1],
] as const)('an extra %s is taken at most so often', (_, perPerson, most) => {
  expect(mostOfExtra({ perPerson }, 3)).toBe(most);
});

test('ordered extras are in the order of the tour, and coupons do not count their lines', () => {
  const ordered = orderedExtras([one('car'), one('boots', 2)], offered);
  expect(ordered).toEqual(orderedExtras([one('boots', 2), one('car'), one('gone', 0)], offered));
  const lines = extraLines(ordered);
  expect(lines.map(({ code, amount }) => [code, amount])).toEqual([
    ['extra:boots', 1000],
    ['extra:car', 9000],
  ]);
  expect(couponBase([{ code: 'adult', unitPrice: 700, quantity: 2, amount: 1400 }, ...lines])).toBe(1400);
});
