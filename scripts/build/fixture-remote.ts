import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a remote's package in a temporary folder for tests of the build. Files by path, under `src`. */
export function writeRemote(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'remote-'));
  writeFileSync(
    path.join(folder, 'package.json'),
    '{ "name": "fixture", "version": "1.0.0", "type": "module" }',
  );
  for (const [name, source] of Object.entries(files)) {
    const file = path.join(folder, 'src', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  return folder;
}
