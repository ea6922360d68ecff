import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { startCompanion } from './run.ts';

const start = async (t: TestContext, source: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'haitu-companion-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'part.mjs');
  await writeFile(file, source);
  return startCompanion({ name: 'part', args: [file], env: {}, readyWhen: 'ready' });
};

test('a companion that crashes before it is ready is reported with its error, without stack', async (t) => {
  const crash = start(t, "throw new TypeError('the database is not there');");
  await assert.rejects(crash, { message: 'TypeError: the database is not there' });
});

test('a companion that prints a reason and exits is reported with that reason', async (t) => {
  const refusal = start(t, "console.error('PORT must be a port number'); process.exit(1);");
  await assert.rejects(refusal, { message: 'PORT must be a port number' });
});

test('a companion that is ready runs until it is stopped', async (t) => {
  const part = await start(t, "console.log('ready'); setInterval(() => undefined, 1000);");
  await part.stop();
  assert.equal(typeof (await part.ended), 'number');
});
