import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseRecord } from '@portal/shared/contract';
import { pinnedPnpm, root } from '../../process/root.ts';
import { run } from '../../process/run.ts';
import type { App } from '../../webpack/apps.ts';

/** By path: the SHA-256 of each file of a release, of its bill of materials and of its record. */
export type Built = Readonly<Record<string, string>>;

const must = async (command: string, args: readonly string[], cwd: string, env = process.env) => {
  const { code, output } = await run(command, args, { cwd, env });
  assert.equal(code, 0, `${command} ${args.join(' ')}\n${output}`);
};

/** The last commit of this checkout, in a folder of its own, with its packages. */
export const cloneCheckout = async (folder: string): Promise<void> => {
  await must('git', ['clone', '--quiet', '--no-hardlinks', root, folder], root);
  const args = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  await must(process.execPath, [pinnedPnpm, ...args], folder);
};

const hash = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** The record without its author and time, which are those of a build, not of a commit. */
const comparable = ({ author: _author, builtAt: _builtAt, ...record }: ReleaseRecord): string =>
  JSON.stringify(record);

const readRelease = (folder: string): Built => {
  const read = (name: string): Buffer => readFileSync(path.join(folder, name));
  const record: ReleaseRecord = JSON.parse(read('record.json').toString());
  const names = [...record.files.map((file) => file.path), 'sbom.json'];
  return {
    ...Object.fromEntries(names.map((name) => [name, hash(read(name))])),
    'record.json': hash(comparable(record)),
  };
};

/** Builds apps in a clone as an operator does, with an environment of its own. */
export const buildIn = async (
  folder: string,
  apps: readonly App[],
  env: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, Built>>> => {
  for (const app of apps)
    await must(process.execPath, ['scripts/release.ts', 'build', app], folder, { ...process.env, ...env });
  const releases = path.join(folder, 'dist/releases');
  return Object.fromEntries(
    apps.map((app) => {
      const versions = readdirSync(path.join(releases, app));
      assert.equal(versions.length, 1, `versions of ${app}: ${versions.join(', ')}`);
      return [app, readRelease(path.join(releases, app, `${versions[0]}`))];
    }),
  );
};
