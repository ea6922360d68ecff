import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AgingRelease, retiredReleases } from './retirement.ts';

const now = new Date('2026-06-30T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 3_600_000);

/** Ten releases newer than any in the table. */
const newest = Array.from(
  { length: 10 },
  (_, index): AgingRelease => ({
    version: `new${index}`,
    publishedAt: daysAgo(0),
    leftChannelAt: null,
    named: false,
  }),
);

const old = (given: Partial<AgingRelease> = {}): AgingRelease => ({
  version: 'old',
  publishedAt: daysAgo(90),
  leftChannelAt: daysAgo(60),
  named: false,
  ...given,
});

const table: [string, readonly AgingRelease[], boolean, string[]][] = [
  ['off every channel for 60 days, the eleventh', [old(), ...newest], false, ['old']],
  [
    'off every channel for 30 days to the moment',
    [old({ leftChannelAt: daysAgo(30) }), ...newest],
    false,
    ['old'],
  ],
  ['off every channel for a moment less', [old({ leftChannelAt: daysAgo(29.999) }), ...newest], false, []],
  ['published long ago, but live until lately', [old({ leftChannelAt: daysAgo(1) }), ...newest], false, []],
  ['never on a channel, published 90 days ago', [old({ leftChannelAt: null }), ...newest], false, ['old']],
  [
    'never on a channel, published 29 days ago',
    [old({ leftChannelAt: null, publishedAt: daysAgo(29) }), ...newest],
    false,
    [],
  ],
  ['named by a channel, its way back or a pin', [old({ named: true }), ...newest], false, []],
  ['among the ten newest', [old(), ...newest.slice(1)], false, []],
  ['of an app that is locked', [old(), ...newest], true, []],
  [
    'several: the oldest goes first',
    [old({ version: 'b', publishedAt: daysAgo(80) }), old({ version: 'a' }), ...newest],
    false,
    ['a', 'b'],
  ],
  ['none at all', [], false, []],
];

for (const [what, releases, locked, expected] of table)
  test(`of releases ${what}, [${expected}] are deleted`, () => {
    const retired = retiredReleases(releases, { now, locked });
    assert.deepEqual(
      retired.map(({ version }) => version),
      expected,
    );
  });
