import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { test } from 'node:test';
import { unrecorded } from '../support/sql-recorder.ts';
import { type CallReport, fuzzCalls } from './fuzz-calls.ts';
import { fuzzWebhooks } from './fuzz-webhooks.ts';

const { FUZZ_SEED = '20261126', FUZZ_RUNS = '25', FUZZ_ONLY = '', FUZZ_REPORT } = process.env;
const seed = Number(FUZZ_SEED);
const runs = Number(FUZZ_RUNS);
/** In ms: for a run with many requests, which takes longer than other tests may. */
const timeout = 120_000 + runs * 20_000;

const answered = (reports: readonly CallReport[], kind: string): number =>
  reports.reduce((sum, { answers }) => sum + (answers[kind] ?? 0), 0);

const summaryOf = (reports: readonly CallReport[]): string => {
  const kinds = ['2xx', '3xx', '4xx', '429', '5xx'].map((kind) => `${kind} ${answered(reports, kind)}`);
  const [slowest] = reports.toSorted((one, other) => other.slowestMs - one.slowestMs);
  return `seed ${seed}, ${reports.length} calls: ${kinds.join(', ')}; slowest ${slowest?.slowestMs} ms, ${slowest?.key}`;
};

const succeeds = ({ answers }: CallReport): boolean => (answers['2xx'] ?? 0) + (answers['3xx'] ?? 0) > 0;

test(
  'odd and invalid requests to every call get an answer, and write nothing when refused',
  { timeout },
  (t) =>
    unrecorded(async () => {
      const reports = await fuzzCalls(t, { seed, runs, only: FUZZ_ONLY });
      if (FUZZ_REPORT) await writeFile(FUZZ_REPORT, `${JSON.stringify(reports, null, 2)}\n`);
      t.diagnostic(summaryOf(reports));
      const faults = reports.flatMap(({ fault }) => fault ?? []);
      assert.equal(faults.length, 0, `${faults.length} calls\n${faults.join('\n\n')}`);
      if (FUZZ_ONLY) return;
      const share = reports.filter(succeeds).length / reports.length;
      assert.ok(share > 0.6, `requests reach the handlers: ${share} of the calls succeed at least once`);
      assert.ok(answered(reports, '429') < runs * reports.length * 0.1, 'limits hide few handlers');
    }),
);

test('odd, forged and truncated webhooks are refused, and stored up to the limit', { timeout }, (t) =>
  unrecorded(async () => {
    const report = await fuzzWebhooks(t, { seed, runs: runs * 10 });
    t.diagnostic(`seed ${seed}: ${JSON.stringify(report)}`);
    assert.ok(report.forgedStored <= 120);
    assert.ok(report.othersStored <= report.signed);
  }),
);
