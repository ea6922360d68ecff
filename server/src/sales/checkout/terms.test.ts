import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hotelTerms } from './hotel-terms.ts';
import { ticketTerms } from './ticket-terms.ts';

const day = '2026-12-24';
const dayBefore = { free: true, daysBefore: 1, hour: 18 };
const stays: [string, Parameters<typeof hotelTerms>[0], string, string[]][] = [
  [
    'before the hour',
    dayBefore,
    '2026-12-23T17:59:59+08:00',
    [
      '2026年12月23日 18:00（北京时间）前可免费取消，之后取消收取首晚房费',
      '2026年12月24日未入住的，收取全部房费',
    ],
  ],
  [
    'from the hour on',
    dayBefore,
    '2026-12-23T18:00:00+08:00',
    ['现在取消将收取首晚房费', '2026年12月24日未入住的，收取全部房费'],
  ],
  [
    'at midnight, single digits',
    { free: true, daysBefore: 17, hour: 0 },
    '2026-12-06T23:59:59+08:00',
    [
      '2026年12月7日 00:00（北京时间）前可免费取消，之后取消收取首晚房费',
      '2026年12月24日未入住的，收取全部房费',
    ],
  ],
  [
    'never free',
    { free: false, daysBefore: 0, hour: 0 },
    '2026-11-20T12:00:00+08:00',
    ['预订后不可取消，不退房费'],
  ],
];

for (const [what, cancellation, now, expected] of stays)
  test(`cancellation policy of a stay: ${what}`, () => {
    const terms = hotelTerms(cancellation, day, new Date(now));
    assert.deepEqual(
      terms.map(({ zh }) => zh),
      expected,
    );
    assert.ok(terms.every(({ en }) => en));
  });

const visits: [Parameters<typeof ticketTerms>[0], string, string][] = [
  ['anytime', '2026-12-24T23:00:00+08:00', 'Fully refundable any time before use'],
  [
    'dayBefore',
    '2026-12-23T23:59:59+08:00',
    'Fully refundable before use until 23 December 2026, not after that',
  ],
  ['dayBefore', '2026-12-24T00:00:00+08:00', 'Not refundable'],
  ['never', '2026-11-20T12:00:00+08:00', 'Not refundable'],
];

for (const [refund, now, expected] of visits)
  test(`refund policy of tickets: ${refund} at ${now}`, () => {
    assert.equal(ticketTerms(refund, day, new Date(now))[0]?.en, expected);
  });
