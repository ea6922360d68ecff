import type { Release } from '../../build/release.ts';
import { promote, publish, type ReleaseClient } from '../../release/client.ts';
import type { ReleaseTestEnvironment } from './environment.ts';
import { makeVariant } from './variant.ts';

/** An operation that is interrupted, and retried on the other server until it is done. */
export interface Command {
  /** Approximate duration in ms without interruption. */
  readonly takes: number;
  /** Two of the tables it writes, an early and a late one. */
  readonly writes: readonly [string, string];
  /** Sets up; returns the idempotent operation, and a check whether it is done. */
  prepare(): Promise<{ work(client: ReleaseClient): Promise<unknown>; isDone(): Promise<boolean> }>;
}

/** A client for each server. */
export const clientsOf = ({
  client,
  replicas,
}: ReleaseTestEnvironment): readonly [ReleaseClient, ReleaseClient] => [
  { ...client, portalUrl: replicas[0].origin },
  { ...client, portalUrl: replicas[1].origin },
];

const liveVersion = async (env: ReleaseTestEnvironment, app: string): Promise<string | undefined> => {
  const { rows } = await env.database.pool.query(
    `select version from channels where app = $1 and channel = 'live'`,
    [app],
  );
  return rows[0]?.version;
};

const isPublished = async (env: ReleaseTestEnvironment, { record }: Release): Promise<boolean> => {
  const { rows } = await env.database.pool.query('select from releases where app = $1 and version = $2', [
    record.app,
    record.version,
  ]);
  return rows.length > 0;
};

/** Publishes a new release each time. */
export const publishing = (env: ReleaseTestEnvironment, base: Release, takes: number): Command => ({
  takes,
  writes: ['release_files', 'release_history'],
  prepare: async () => {
    const next = await makeVariant(env.folder, base);
    return { work: (client) => publish(client, next), isDone: () => isPublished(env, next) };
  },
});

/** Moves an app from one release to another. */
export const moving = (
  env: ReleaseTestEnvironment,
  [from, to]: readonly [Release, Release],
  takes: number,
  move: typeof promote,
): Command => ({
  takes,
  writes: ['release_history', 'releases'],
  prepare: async () => {
    const { app, version } = to.record;
    const [, steady] = clientsOf(env);
    await promote(steady, { app, version: from.record.version, reason: 'before a crash' });
    return {
      work: (client) => move(client, { app, version, reason: 'cut off' }),
      isDone: async () => (await liveVersion(env, app)) === version,
    };
  },
});
