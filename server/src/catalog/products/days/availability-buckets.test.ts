import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '@portal/shared/rules';
import { bucketsOf } from './availability-buckets.ts';

const leaf = 131_072 + 9831;
const first = '2026-12-01';

/** Every bucket that contains a day, from 1 to 512 days long. */
const spansWithDay = (day: number): number[] =>
  Array.from({ length: 10 }, (_, level) => Math.floor((leaf + day) / 2 ** level));

test('a range of days is covered exactly by a few buckets', () => {
  for (const start of [0, 1, 7, 100])
    for (const many of [1, 2, 3, 10, 31, 64, 400, 3000]) {
      const spans = bucketsOf({
        from: addDays(first, start),
        before: addDays(first, start + many),
        all: false,
      });
      assert.ok(spans.length <= 26, `${spans.length} spans for ${many} days`);
      for (const day of [start - 1, start, start + Math.floor(many / 2), start + many - 1, start + many])
        assert.equal(
          spansWithDay(day).some((span) => spans.includes(span)),
          day >= start && day < start + many,
          `day ${day} of ${many} from ${start}`,
        );
    }
});

test('nights are looked up one by one, at most thirty, within ten years', () => {
  const nights = (many: number) => bucketsOf({ from: first, before: addDays(first, many), all: true });
  assert.deepEqual(nights(3), [leaf, leaf + 1, leaf + 2]);
  assert.equal(nights(400).length, 30);
  assert.deepEqual(
    bucketsOf({ from: first, before: '9999-12-31', all: false }),
    bucketsOf({ from: first, before: addDays(first, 3660), all: false }),
  );
});
