import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord } from '@portal/shared/contract';
import { integrityOf } from '../../../build/integrity.ts';
import type { Release } from '../../../build/release.ts';
import { globalName } from '../../../webpack/base.ts';
import type { Proof } from '../../proof.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { breakingChanges, type ExportChange, harmlessChanges } from '../exports/export-changes.ts';
import { liveReleasesOf, refusalOf } from '../moves.ts';
import { nextVersion } from '../variant.ts';

const limitMs = 20_000;
const text = Buffer.from('/* only the record matters */');

/** Releases whose files are one script: these checks read nothing but the record. */
const withOneFile = (dir: string, { record }: ExportChange): Release => {
  const { app, entry, views, runtime, renderer, sharedFiles, firstCalls, ...rest } = record;
  const version = nextVersion();
  const view = { js: [entry], css: [], firstCalls: [], size: text.length };
  const small: ReleaseRecord = {
    ...rest,
    app,
    entry,
    version,
    globalName: globalName(app, version),
    styles: [],
    files: [{ path: entry, type: 'text/javascript', size: text.length, integrity: integrityOf(text) }],
    views: Object.fromEntries(Object.keys(views).map((name) => [name, view])),
  };
  return { dir, record: small, built: true };
};

const openFolder = async (env: ReleaseTestEnvironment): Promise<string> => {
  const dir = path.join(env.folder, 'one-file');
  await mkdir(dir, { recursive: true });
  for (const { record } of env.builds) await writeFile(path.join(dir, record.entry), text);
  return dir;
};

export const exportCompatibility: Proof<ReleaseTestEnvironment> = {
  number: 16,
  claim: 'Releases that remove or miss an export of a shared module are refused by its name, others accepted',
  run: async (env) => {
    const { client, builds, replicas } = env;
    const dir = await openFolder(env);
    const [shell, ...remotes] = builds.map(({ record }) => record);
    assert.equal(shell?.app, 'shell');
    const before = await liveReleasesOf(replicas[1].origin);
    const started = performance.now();
    const [breaking, harmless] = [breakingChanges(shell, remotes), harmlessChanges(shell, remotes)];
    for (const change of breaking) {
      const said = await refusalOf(client, withOneFile(dir, change));
      assert.ok(said.includes(change.name), `${change.record.app} without ${change.name}: ${said}`);
    }
    for (const change of harmless)
      assert.equal(await refusalOf(client, withOneFile(dir, change)), 'nothing was refused', change.name);
    const ms = Math.round(performance.now() - started);
    assert.ok(ms <= limitMs, `${ms} ms, and at most ${limitMs}`);
    assert.deepEqual(await liveReleasesOf(replicas[1].origin), before, 'what is live did not change');
    return { refused: breaking.length, accepted: harmless.length, ms };
  },
};
