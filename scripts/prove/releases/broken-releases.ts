import type { App, LiveRelease } from '@portal/shared/contract';
import { integrityOf } from '../../build/integrity.ts';
import type { ReleaseTestEnvironment } from './environment.ts';
import { liveReleasesOf } from './moves.ts';

const faultOf = async (origin: string, { base, integrity }: LiveRelease, path: string) => {
  const url = origin + base + path;
  const answer = await fetch(url);
  if (!answer.ok) return `${url} answered ${answer.status}`;
  const is = integrityOf(Buffer.from(await answer.arrayBuffer()));
  return is === integrity[path] ? undefined : `${url} is not what the record says`;
};

const differing = (app: string, versions: readonly (string | undefined)[]): string[] =>
  new Set(versions).size > 1 ? [`the replicas differ about ${app}: ${versions.join(', ')}`] : [];

/** Entries of live releases that do not load or match their record, or differ between servers. */
export const brokenReleases = async ({ replicas }: ReleaseTestEnvironment): Promise<string[]> => {
  const live = await Promise.all(replicas.map(({ origin }) => liveReleasesOf(origin)));
  const apps = Object.keys(live[0] ?? {}) as App[];
  const faults = apps.flatMap((app) =>
    differing(
      app,
      live.map((releases) => releases[app]?.current.version),
    ),
  );
  for (const app of apps)
    for (const [place, { origin }] of replicas.entries()) {
      const release = live[place]?.[app]?.current;
      const fault = release && (await faultOf(origin, release, release.entry));
      if (fault) faults.push(fault);
    }
  return faults;
};
