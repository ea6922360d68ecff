import type { ReleaseEvent, ReleaseStatus } from '@portal/shared/contract';
import { directionTo, formatBytes, liveSince } from './release-facts.ts';

const status = (live: string | null): ReleaseStatus => ({
  app: 'mf_admin',
  live,
  previous: null,
  since: null,
  canary: null,
  lock: null,
  owner: null,
  versions: ['1.2.0-ccccccc', '1.1.0-bbbbbbb', '1.0.0-aaaaaaa'].map((version) => ({
    version,
    publishedAt: '2026-11-20T02:00:00.000Z',
    publishedBy: 'ci',
    size: 1,
    clientOnly: [],
  })),
});

test.each([
  ['1.1.0-bbbbbbb', '1.2.0-ccccccc', 'promote'],
  ['1.1.0-bbbbbbb', '1.0.0-aaaaaaa', 'rollback'],
  ['1.2.0-ccccccc', '1.0.0-aaaaaaa', 'rollback'],
  [null, '1.0.0-aaaaaaa', 'promote'],
  ['0.9.0-0000000', '1.0.0-aaaaaaa', 'promote'],
])('from %s to %s is a %s', (live, version, expected) => {
  expect(directionTo(status(live), version)).toBe(expected);
});

const event = (action: ReleaseEvent['action'], version: string, actor: string): ReleaseEvent => ({
  app: 'mf_admin',
  action,
  version,
  replaced: null,
  detail: '',
  forced: [],
  approval: null,
  actor,
  reason: '',
  at: '2026-11-20T02:00:00.000Z',
});

test.each([
  ['published later', [event('publish', 'c', 'ci'), event('promote', 'b', 'root')], 'b', 'root'],
  ['rolled back', [event('rollback', 'a', 'ada'), event('promote', 'b', 'root')], 'a', 'ada'],
  ['too short', [event('publish', 'c', 'ci')], 'b', undefined],
  ['of another change', [event('promote', 'c', 'ci')], 'b', undefined],
  ['nothing live', [], null, undefined],
])('history %s', (_, history, live, actor) => {
  expect(liveSince(live, history)?.actor).toBe(actor);
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1499, '1 kB'],
  [812_400, '812 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [1_840_000, '1.8 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
