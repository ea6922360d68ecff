import assert from 'node:assert/strict';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeRemote } from '../../../build/fixture-remote.ts';
import { describeRelease } from '../../../build/record.ts';
import type { Release } from '../../../build/release.ts';
import { compile } from '../../../webpack/compile.ts';
import { federated } from '../../../webpack/federated.ts';
import { nextVersion } from '../variant.ts';

/** A sixth remote for fault injection, with one screen in the back office. */
export const trial = { app: 'mf_trial', view: 'trial/screen', path: '/trial', name: '试验' } as const;

/** Its files by their role. */
export type Place = 'entry' | 'manifest' | 'exposed chunk' | 'lazy chunk' | 'style';

const sources = {
  'views/trial/screen.tsx': `
    import { lazy, Suspense } from 'react';
    import classes from './screen.module.css';
    const Part = lazy(() => import('../../part.tsx'));
    export default function Screen() {
      return (
        <section className={classes.screen}>
          <h1>试验</h1>
          <Suspense fallback={<p>…</p>}><Part /></Suspense>
        </section>
      );
    }`,
  'views/trial/screen.module.css': '.screen { padding: 2rem }',
  'part.tsx': 'export default function Part() { return <p data-part>一部分</p>; }',
} as const;

export type TrialSources = Readonly<Partial<Record<keyof typeof sources, string>>>;

/** Builds a release of the trial remote like any other, optionally from other sources. */
export const buildTrial = async (folder: string, changed: TrialSources = {}): Promise<Release> => {
  const version = nextVersion();
  const from = writeRemote({ ...sources, ...changed });
  const output = join(from, 'out');
  const dir = join(folder, 'trial', version);
  try {
    const stats = await compile(federated(trial.app, { version, folder: from, outputFolder: output }));
    const what = { app: trial.app, version, folder: output, views: [trial.view], firstCalls: {}, stats };
    const record = describeRelease(what);
    cpSync(output, dir, { recursive: true });
    return { dir, record, built: true };
  } finally {
    rmSync(from, { recursive: true });
  }
};

/** The path of the file at a place. */
export const fileAt = ({ record }: Release, place: Place): string => {
  const { js = [], css = [] } = record.views[trial.view] ?? {};
  const known = [record.entry, ...js, ...css];
  const files: Readonly<Record<Place, string | undefined>> = {
    entry: record.entry,
    manifest: 'mf-manifest.json',
    'exposed chunk': js[0],
    'lazy chunk': record.files.find(({ path }) => path.endsWith('.js') && !known.includes(path))?.path,
    style: css[0],
  };
  const path = files[place];
  assert.ok(path, `the trial remote has a file for ${place}`);
  return path;
};
