import fc from 'fast-check';
import { splitByLargestRemainder } from './money.ts';

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [10_000, [3333, 3333, 3334], [3333, 3333, 3334]],
  [1, [0, 5, 5], [0, 1, 0]],
  [7, [0, 0], [7, 0]],
  [0, [1, 2], [0, 0]],
])('%i over %p is %p', (amount, weights, parts) => {
  expect(splitByLargestRemainder(amount, weights)).toEqual(parts);
});

test.each([
  [-1, [1]],
  [1.5, [1]],
  [1, []],
  [1, [-1, 2]],
  [2 ** 40, [2 ** 40]],
])('%p over %p is refused', (amount, weights) => {
  expect(() => splitByLargestRemainder(amount, weights)).toThrow(RangeError);
});

test('the parts always add up, and each differs from its share by less than a fen', () => {
  const weights = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.nat(100_000_000), weights, (amount, shares) => {
      const total = shares.reduce((sum, share) => sum + share, 0);
      const parts = splitByLargestRemainder(amount, shares);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      if (total > 0)
        for (const [place, part] of parts.entries())
          expect(Math.abs(part - (amount * (shares[place] ?? 0)) / total)).toBeLessThan(1);
    }),
  );
});
