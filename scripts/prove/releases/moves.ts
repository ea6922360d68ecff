import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { App, LiveReleases, ReleaseEvent } from '@portal/shared/contract';
import type { Release } from '../../build/release.ts';
import { inRoot } from '../../process/root.ts';
import { type Ran, run } from '../../process/run.ts';
import { listHistory, promote, publish, Refusal, type ReleaseClient } from '../../release/client.ts';
import type { Replica } from '../replica.ts';
import type { ReleaseTestEnvironment } from './environment.ts';

/** Runs the release command against the first replica. */
export const command = ({ client }: ReleaseTestEnvironment, ...args: string[]): Promise<Ran> =>
  run(process.execPath, [inRoot('scripts/bootstrap.mjs'), 'release', ...args], {
    env: {
      ...process.env,
      PORTAL_URL: client.portalUrl,
      RELEASE_TOKEN: client.releaseToken,
      RELEASE_KEY: client.releaseKey,
    },
  });

/** Runs the command; throws its output if it fails. */
export const commanded = async (env: ReleaseTestEnvironment, ...args: string[]): Promise<void> => {
  const { code, output } = await command(env, ...args);
  assert.equal(code, 0, `release ${args.join(' ')}: ${output}`);
};

/** The live releases that a server gives a new visitor. */
export const liveReleasesOf = async (origin: string): Promise<LiveReleases> => {
  const answer = await fetch(`${origin}/api/v1/releases/live`);
  assert.equal(answer.status, 200);
  return ((await answer.json()) as { data: LiveReleases }).data;
};

/** The version of an app in a server's document. */
export const documentVersion = async (origin: string, app: App, path = '/index'): Promise<string> => {
  const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
  const html = await answer.text();
  const [, said] = /<script type="application\/json" id="portal-boot">(.*?)<\/script>/s.exec(html) ?? [];
  assert.ok(answer.ok && said, `${origin}${path} answered ${answer.status}`);
  const { releases } = JSON.parse(said) as { releases: LiveReleases };
  return releases[app]?.current.version ?? 'none';
};

/** Ms from `since` until the condition holds; infinity after the timeout. */
export const msUntil = async (
  since: number,
  timeoutMs: number,
  holds: () => Promise<boolean>,
): Promise<number> => {
  while (!(await holds())) {
    if (performance.now() - since > timeoutMs) return Number.POSITIVE_INFINITY;
    // More frequent polling would take CPU from the command under measurement.
    await wait(25);
  }
  return Math.round(performance.now() - since);
};

/** Waits until the documents of every replica have this version. */
export const waitForDocuments = async (
  { replicas }: { readonly replicas: readonly Pick<Replica, 'origin'>[] },
  app: App,
  version: string,
) => {
  const deadline = Date.now() + 10_000;
  const differs = async (): Promise<boolean> =>
    (await Promise.all(replicas.map(({ origin }) => documentVersion(origin, app)))).some(
      (is) => is !== version,
    );
  while (await differs()) {
    assert.ok(Date.now() < deadline, `${app} ${version} is in every document within 10 s`);
    await wait(10);
  }
};

/** Publishes and promotes, with `force` as reason past the gate, and waits until documents have it. */
export const ship = async (env: ReleaseTestEnvironment, release: Release, force?: string): Promise<void> => {
  const { app, version } = release.record;
  await publish(env.client, release, force);
  const move = { app, version, reason: force ?? 'a proof' };
  await promote(env.client, { ...move, force: force !== undefined });
  await waitForDocuments(env, app, version);
};

/** The reason for which the portal refuses a release, or `nothing was refused`. */
export const refusalOf = async (client: ReleaseClient, release: Release): Promise<string> => {
  try {
    await publish(client, release);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return 'nothing was refused';
};

/** Promotes a version again and waits until documents have it. */
export const rollBackTo = async (env: ReleaseTestEnvironment, { app, version }: Release['record']) => {
  await promote(env.client, { app, version, reason: 'after a proof' });
  await waitForDocuments(env, app, version);
};

/** The newest entry of an app's history. */
export const newestEvent = async ({ client }: ReleaseTestEnvironment, app: App): Promise<ReleaseEvent> => {
  const [newest] = await listHistory(client, app);
  assert.ok(newest, `${app} has a history`);
  return newest;
};

/** The build of an app from current sources. */
export const buildOf = ({ builds }: ReleaseTestEnvironment, app: App): Release => {
  const found = builds.find(({ record }) => record.app === app);
  assert.ok(found, `the portal has ${app}`);
  return found;
};
