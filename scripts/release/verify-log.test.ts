import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { ReleaseLogEntry } from '@portal/shared/contract';
import { hashEntry } from '../../server/src/delivery/releases/log/log-chain.ts';
import { digestOf } from '../../server/src/delivery/releases/release-record.ts';
import { testRelease } from '../../server/src/delivery/releases/testing/release-fixture.ts';
import { compareBuild, verifyLog } from './verify-log.ts';

const build = testRelease('mf_catalog', 1);

/** A log with these releases in place of the build's. */
const logOf = (...digests: readonly string[]): ReleaseLogEntry[] => {
  const entries: ReleaseLogEntry[] = [];
  for (const digest of digests) {
    const { app, version } = build.record;
    const position = entries.length + 1;
    const content = { position, app, action: 'publish', version, replaced: null, digest, at: '' } as const;
    entries.push({ ...content, hash: hashEntry(entries.at(-1)?.hash ?? '', content) });
  }
  return entries;
};

const serve = (t: TestContext, log: readonly ReleaseLogEntry[]): void => {
  t.mock.method(globalThis, 'fetch', async (url: string) => {
    const after = Number(new URL(url).searchParams.get('after'));
    return Response.json({ code: '200', data: log.slice(after, after + 2) });
  });
};

test('a log is read to its end and verified', async (t) => {
  const log = logOf('a', 'b', 'c', 'd', 'e');
  serve(t, log);
  const { text } = await verifyLog('http://portal', []);
  assert.equal(text, `5 entries, the last hash is ${log.at(-1)?.hash}`);
});

test('a changed log is an error that names the entry', async (t) => {
  serve(t, [...logOf('a', 'b').slice(0, 1), ...logOf('x', 'b').slice(1)]);
  await assert.rejects(
    verifyLog('http://portal', []),
    /The log of releases is no chain: entry 2 was changed/,
  );
});

test('a build is compared with the entry of its version', () => {
  assert.match(
    compareBuild(logOf(digestOf(build.record)), build),
    /was published with the bytes of this build$/,
  );
  assert.match(compareBuild([], build), /was never published$/);
  assert.throws(
    () => compareBuild(logOf('other'), build),
    /was published with other bytes than this build has/,
  );
});
