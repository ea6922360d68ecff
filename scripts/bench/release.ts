import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '@portal/shared/contract';
import { buildReleases } from '../build/all.ts';
import type { Release } from '../build/release.ts';
import { ensurePublisher } from '../portal/publisher.ts';
import { step } from '../process/progress.ts';
import { inRoot } from '../process/root.ts';
import { run } from '../process/run.ts';
import { documentVersion } from '../prove/releases/moves.ts';
import { makeVariant } from '../prove/releases/variant.ts';
import { withTempDir } from '../test/temp-dir.ts';
import { launch } from './launch.ts';

/** Goal in ms from the sources of one remote to the document that contains it. */
const wanted = 15_000;

/** Duration of each step of shipping one app in ms, with the command that people use. */
interface Shipped {
  readonly app: App;
  readonly build: number;
  readonly publish: number;
  /** Until the next document contains it. */
  readonly promote: number;
  readonly total: number;
}

interface Figures {
  /** All apps, from sources, in ms. */
  readonly fullBuild: number;
  readonly remotes: readonly Shipped[];
}

type Env = Readonly<Record<string, string>>;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return Math.round(performance.now() - since);
};

const command = async (env: Env, ...args: string[]): Promise<void> => {
  const { code, output } = await run(process.execPath, [inRoot('scripts/release.ts'), ...args], {
    env: { ...process.env, ...env },
  });
  if (code !== 0) throw new Error(`release ${args.join(' ')}: ${output}`);
};

/** Deletes the build, because existing builds are reused. */
const forget = ({ dir }: Release): Promise<void> => rm(dir, { recursive: true, force: true });

const untilLive = async (origin: string, { app, version }: Release['record']): Promise<void> => {
  while ((await documentVersion(origin, app, '/login')) !== version) await wait(5);
};

const ship = async (env: Env, release: Release): Promise<Shipped> => {
  const { app, version } = release.record;
  await forget(release);
  const build = await timed(() => command(env, 'build', app));
  const publish = await timed(() => command(env, 'publish', app));
  const promote = await timed(async () => {
    await command(env, 'promote', app, version, '--reason', 'a bench');
    await untilLive(env.PORTAL_URL ?? '', release.record);
  });
  return { app, build, publish, promote, total: build + publish + promote };
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const print = ({ fullBuild, remotes }: Figures): void => {
  console.log(`\nfull build, ${remotes.length + 1} apps: ${seconds(fullBuild)}`);
  for (const { app, build, publish, promote, total } of remotes) {
    const steps = `build ${seconds(build)}, publish ${seconds(publish)}, promote ${seconds(promote)}`;
    const verdict = total <= wanted ? 'kept' : 'MISSED';
    console.log(`${app.padEnd(12)} ${steps}: source to live ${seconds(total)} (at most 15 s: ${verdict})`);
  }
};

/** Data folders of other portals, to which none of these builds was published. */
const before = (folder: string, builds: readonly Release[]): Promise<Release[]> =>
  Promise.all(builds.map((build) => makeVariant(folder, build)));

const measure = async (dataDir: string): Promise<Figures> => {
  const builds = await step('building the apps', () => buildReleases());
  const portal = await launch(dataDir, await before(dataDir, builds), { disposable: false });
  try {
    const { releaseToken, releaseKey } = await ensurePublisher(dataDir);
    const env = { PORTAL_URL: portal.origin, RELEASE_TOKEN: releaseToken, RELEASE_KEY: releaseKey };
    for (const build of builds) await forget(build);
    const fullBuild = await step('building everything', () => timed(() => command(env, 'build', 'all')));
    const remotes: Shipped[] = [];
    for (const build of builds.filter(({ record }) => record.app !== 'shell'))
      remotes.push(await step(`shipping ${build.record.app}`, () => ship(env, build)));
    return { fullBuild, remotes };
  } finally {
    await portal.stop();
  }
};

/** Builds and ships each remote alone, next to a build of everything; on default durability. */
export const benchRelease = async (): Promise<Figures> => {
  const figures = await withTempDir(measure);
  print(figures);
  return figures;
};
