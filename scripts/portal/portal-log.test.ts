import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { openPortalLog } from './portal-log.ts';

test('the log is readable by its owner only, and the file of a password is shown on the terminal too', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'haitu-log-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const said: string[] = [];
  const log = openPortalLog(folder, (line) => said.push(line));
  assert.equal(existsSync(log.path), false);
  const lines = ['password of root: /data/root-password', 'listening'];
  for (const line of lines) log.write(line);
  const written = `${lines.join('\n')}\n`;
  while (!existsSync(log.path) || (await stat(log.path)).size < written.length) await pause(5);
  assert.equal(await readFile(log.path, 'utf8'), written);
  assert.equal((await stat(log.path)).mode & 0o077, 0);
  assert.deepEqual(said, [lines[0]]);
});
