import assert from 'node:assert/strict';
import { getPriority } from 'node:os';
import { test } from 'node:test';
import { createJobProcess, JobStopped } from './job-process.ts';

const module = new URL('./testing/job-process.ts', import.meta.url);
const start = (timeoutMs = 10_000) =>
  createJobProcess({ module, execArgv: [], timeoutMs, maxBytes: 250 * 1024 * 1024 });

test('a job runs without the environment of the server', async () => {
  const answer = await start().send<{ kind: string; env: object }>({ kind: 'echo' });
  assert.deepEqual([answer.kind, Object.keys(answer.env)], ['echo', []]);
});

test('a job leaves the processor to the server where both want it', async () => {
  const { priority } = await start().send<{ priority: number }>({ kind: 'echo' });
  assert.ok(priority > getPriority(), String(priority));
});

const faults: [string, string, number, RegExp][] = [
  ['takes too long', 'loop', 500, /Not done within 500 ms/],
  ['takes too much memory', 'memory', 10_000, /bytes of memory/],
  ['ends its process', 'exit', 10_000, /The process ended/],
];

for (const [what, kind, timeoutMs, message] of faults)
  test(`a job that ${what} is stopped, and the next one runs`, async () => {
    const jobs = start(timeoutMs);
    await assert.rejects(
      jobs.send({ kind }),
      (error) => error instanceof JobStopped && message.test(error.message),
    );
    const next = createJobProcess({ module, execArgv: [], timeoutMs: 10_000, maxBytes: 250 * 1024 * 1024 });
    assert.ok(await next.send({ kind: 'echo' }));
  });

for (const [kind, message] of [
  ['throw', /Error: lost exception\n {4}at /],
  ['reject', /Error: lost rejection\n {4}at /],
] as const)
  test(`a process that ends by an error that nothing handles leaves its stack (${kind})`, async () => {
    await assert.rejects(start().send({ kind }), ({ cause }: { cause: Error }) => {
      assert.equal(cause.message, 'The process ended (1).');
      assert.match((cause.cause as Error).message, message);
      return true;
    });
  });
