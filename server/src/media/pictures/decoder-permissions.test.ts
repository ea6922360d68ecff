import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { decoderPermissions } from './decoder-permissions.ts';

const folder = mkdtempSync(join(tmpdir(), 'haitu-decoder-'));
const key = join(folder, 'data-key');
writeFileSync(key, 'secret');
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs code with the permissions of the decoder; returns what it printed. */
const run = (code: string): string =>
  spawnSync(process.execPath, [...decoderPermissions, '--eval', `console.log(${code})`], {
    encoding: 'utf8',
  }).stdout.trim();

const attempt = (code: string): string =>
  run(`(() => { try { return ${code}; } catch ({ code }) { return code; } })()`);

for (const [what, code] of [
  ['reads a key', `process.getBuiltinModule('fs').readFileSync('${key}', 'utf8')`],
  ['lists a folder', `process.getBuiltinModule('fs').readdirSync('${folder}')`],
  ['reads the users of the system', `process.getBuiltinModule('fs').readFileSync('/etc/passwd', 'utf8')`],
  ['reads its environment', `process.getBuiltinModule('fs').readFileSync('/proc/self/environ', 'utf8')`],
  ['writes a file', `process.getBuiltinModule('fs').writeFileSync('${key}', 'changed')`],
  ['starts a process', `process.getBuiltinModule('child_process').execFileSync('id')`],
] as const)
  test(`the decoder is refused when it ${what}`, () => {
    assert.equal(attempt(code), 'ERR_ACCESS_DENIED');
  });

test('the decoder reads the code of the server', () => {
  const code = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
  assert.match(attempt(`process.getBuiltinModule('fs').readFileSync('${code}', 'utf8')`), /^import sharp/);
});
