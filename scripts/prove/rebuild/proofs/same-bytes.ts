import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { APPS, REMOTES } from '../../../webpack/apps.ts';
import type { Figures, Proof } from '../../proof.ts';
import { type Built, buildIn, cloneCheckout } from '../clone.ts';

/** Folders of another depth, in other time zones and languages. */
const places = [
  { folder: 'one', env: { TZ: 'UTC', LANG: 'C' } },
  { folder: 'another/and/deeper/two', env: { TZ: 'Asia/Shanghai', LANG: 'zh_CN.UTF-8' } },
] as const;

const digest = (built: Built): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(built).sort()))
    .digest('hex')
    .slice(0, 16);

const differing = (one: Built, two: Built): string[] =>
  Object.keys({ ...one, ...two }).filter((file) => one[file] !== two[file]);

export const sameBytes: Proof<{ readonly folder: string }> = {
  number: 1,
  claim:
    'Two builds of the same commit, in other folders, time zones and languages, are the same bytes, with the same bill of materials',
  run: async ({ folder }, size): Promise<Figures> => {
    const apps = size === 'short' ? REMOTES.slice(0, 1) : APPS;
    const builds: Readonly<Record<string, Built>>[] = [];
    for (const { folder: name, env } of places) {
      await cloneCheckout(join(folder, name));
      builds.push(await buildIn(join(folder, name), apps, env));
    }
    const [one = {}, two = {}] = builds;
    const figures = apps.map((app) => {
      const [first = {}, second = {}] = [one[app], two[app]];
      const files = Object.keys(first).length;
      assert.ok(files > 2, `${app} has files`);
      assert.deepEqual(differing(first, second), [], `files of ${app} differ`);
      return [app, `${files} files of ${files} equal, ${digest(first)}`];
    });
    return Object.fromEntries(figures);
  },
};
