import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { openPortalLog } from './portal-log.ts';

test('the log has every line but the one-time password and is readable by its owner only', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'haitu-log-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const said: string[] = [];
  const log = openPortalLog(folder, (line) => said.push(line));
  log.write('one-time password of root: abc');
  assert.equal(existsSync(log.path), false);
  log.write('listening');
  while (!existsSync(log.path) || (await stat(log.path)).size === 0) await pause(5);
  assert.equal(await readFile(log.path, 'utf8'), 'listening\n');
  assert.equal((await stat(log.path)).mode & 0o077, 0);
  assert.deepEqual(said, ['one-time password of root: abc']);
});
