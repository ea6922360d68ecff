import type { OrderedExtra } from '@portal/shared/contract';
import { addDays } from '../../base/business-day.ts';
import { extraLines } from '../../catalog/tour-extras.ts';
import { amountOf, priceLine } from '../../catalog/tour-price.ts';
import { tourRefundParts } from '../tour-refund.ts';
import { extraSteps, leavingExtras, stayingExtras } from './leaving-extras.ts';
import { travellerRefundPrice } from './traveller-refund-price.ts';

const extra = (
  code: string,
  quantity: number,
  refund: OrderedExtra['refund'],
  refundDays: number | null = null,
): OrderedExtra => ({ code, name: { zh: code }, kind: 'OTHER', price: 1001, quantity, refund, refundDays });

const travelDay = '2028-03-05';
const refundTiers = [
  { daysBefore: 15, feePercent: 0 },
  { daysBefore: 7, feePercent: 30 },
];
const extras = [
  extra('boots', 3, 'tiers'),
  extra('dinner', 3, 'daysBefore', 10),
  extra('insurance', 2, 'never'),
  extra('transfer', 1, 'never'),
];
const [adult, child] = [{ child: false }, { child: true }];
const before = (days: number): string => addDays(travelDay, -days);

test.each([
  [3, 20, []],
  [2, 20, ['boots 1 1001 0', 'dinner 1 1001 0']],
  [1, 20, ['boots 2 2002 0', 'dinner 2 2002 0', 'insurance 1 1001 1001']],
  [1, 10, ['boots 2 2002 600', 'dinner 2 2002 0', 'insurance 1 1001 1001']],
  [1, 9, ['boots 2 2002 600', 'dinner 2 2002 2002', 'insurance 1 1001 1001']],
])('when %d stay, %d days before departure, there leave %o', (people, days, expected) => {
  const leaving = leavingExtras(extras, people, refundTiers, [before(days), travelDay]);
  expect(leaving.map(({ code, quantity, paid, fee }) => `${code} ${quantity} ${paid} ${fee}`)).toEqual(
    expected,
  );
  const counts = stayingExtras(extras, people).map(({ code, quantity }) => {
    return quantity + (leaving.find((one) => one.code === code)?.quantity ?? 0);
  });
  expect(counts).toEqual(extras.map(({ quantity }) => quantity));
});

test('the deadline of an extra that leaves is a step of the quote, that of one that stays is none', () => {
  expect(extraSteps(extras, 3)).toEqual([]);
  expect(extraSteps(extras, 2)).toEqual([{ daysBefore: 10 }]);
});

const fares = [priceLine('adult', 100_000, 2), priceLine('child', 60_000, 1), priceLine('single', 15_000, 1)];
const party = { lines: [...fares, ...extraLines(extras)], discount: 27_500, refundTiers, travelDay };

test('the coupon is split over the fares alone, and extras leave at their whole price', () => {
  const leaving = { travellers: [adult], singleRooms: 0 };
  const alone = travellerRefundPrice({ ...party, lines: fares }, leaving, before(20));
  const leave = leavingExtras(extras, 2, refundTiers, [before(20), travelDay]);
  const price = travellerRefundPrice(party, { ...leaving, extras: leave }, before(20));
  expect([price.people, price.discount]).toEqual([alone.people, alone.discount]);
  expect([price.paid, price.refund]).toEqual([90_000 + 2002, 90_000 + 2002]);
  expect(price.lines.map(({ code, quantity }) => `${code} ${quantity}`)).toEqual([
    'adult 1',
    'child 1',
    'single 1',
    'extra:boots 2',
    'extra:dinner 2',
    'extra:insurance 2',
    'extra:transfer 1',
  ]);
});

test.each([
  ['an adult', 2, { travellers: [adult], singleRooms: 0 }],
  ['a child', 2, { travellers: [child], singleRooms: 0 }],
  ['an adult and the child', 1, { travellers: [adult, child], singleRooms: 1 }],
])(
  '%s who leaves with extras: the rest, refunded in full, leaves what the agency keeps',
  (_case, people, who) => {
    for (const first of [20, 12, 10, 8])
      for (const then of [8, 3]) {
        const leaving = leavingExtras(extras, people, refundTiers, [before(first), travelDay]);
        const price = travellerRefundPrice(party, { ...who, extras: leaving }, before(first));
        const ordered = amountOf(party.lines) - party.discount;
        expect([price.amount, amountOf(price.lines) - price.discount]).toEqual(
          Array<number>(2).fill(ordered - price.refund),
        );
        const terms = { amount: price.amount, feesKept: price.feesKept, refundTiers };
        const rest = { extras: stayingExtras(extras, people) };
        const [tour, ...parts] = tourRefundParts(terms, rest, [before(then), travelDay]);
        const fare = price.amount - price.feesKept - amountOf(extraLines(rest.extras));
        const percent = then === 8 ? 30 : 100;
        expect(tour?.fee).toBe(price.feesKept + Math.floor((fare * percent) / 100));
        expect((tour?.paid ?? 0) + parts.reduce((sum, part) => sum + part.paid, 0)).toBe(price.amount);
        const kept = then === 8 ? Math.floor(people * 1001 * 0.3) : people * 1001;
        const never = Math.min(2, people) * 1001;
        expect(parts.map(({ fee }) => fee)).toEqual([kept, people * 1001, never, 1001]);
      }
  },
);
