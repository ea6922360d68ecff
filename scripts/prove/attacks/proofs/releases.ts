import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import type { App } from '@portal/shared/contract';
import type { Release } from '../../../build/release.ts';
import { freePort } from '../../../process/ports.ts';
import { post, promote, publish, Refusal, type ReleaseClient, rollback } from '../../../release/client.ts';
import { publicKeyOf } from '../../../release/sign.ts';
import type { Proof } from '../../proof.ts';
import { makeVariant } from '../../releases/variant.ts';
import { startReplica } from '../../replica.ts';
import type { AttackEnvironment } from '../environment.ts';
import type { Site } from '../site.ts';

const app: App = 'mf_personal';
const reason = 'a proof';

type Move = (client: ReleaseClient, version: string) => Promise<unknown>;

const moves: Readonly<Record<string, Move>> = {
  rollback: (client, version) => rollback(client, { app, version, reason }),
  promote: (client, version) => promote(client, { app, version, reason, force: true }),
  pin: (client, version) =>
    post(client, '/api/v1/releases/pin', { app, version, reason, kind: 'role', subject: 'MEMBER' }),
  canary: (client, version) =>
    post(client, '/api/v1/releases/canary', { app, version, reason, share: 50, force: true }),
};

const assertRefused = async (
  client: ReleaseClient,
  names: readonly string[],
  version: string,
  why: RegExp,
) => {
  for (const name of names)
    await assert.rejects(
      async () => moves[name]?.(client, version),
      (error) => error instanceof Refusal && why.test(error.message),
      `${name} of ${version} is refused`,
    );
};

const signature = /signature|signed|signs/i;

/** Changes a record in the database: no move accepts it. */
const alterRecord = async ({ database }: Site, version: string): Promise<void> => {
  const { rowCount } = await database.pool.query(
    `update releases set record = jsonb_set(record::jsonb, '{entry}', '"evil.js"') where app = $1 and version = $2`,
    [app, version],
  );
  assert.equal(rowCount, 1);
};

const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();

/** The old key is removed from a server: what it signed moves no more, and the same build with the new key does. */
const rotate = async ({ settings, client }: Site, build: Release): Promise<void> => {
  const releaseKey = newKey();
  const replica = await startReplica(
    { ...settings, PORT: String(await freePort()), RELEASE_KEYS: publicKeyOf(releaseKey) },
    () => undefined,
  );
  try {
    const { version } = build.record;
    const rotated = { ...client, portalUrl: replica.origin, releaseKey };
    await assertRefused(rotated, ['promote', 'pin', 'canary'], version, signature);
    const { created, resigned } = await publish(rotated, build, reason);
    assert.deepEqual([created, resigned], [false, true], 'the same build gets the new signature');
    await promote(rotated, { app, version, reason });
    await post(rotated, '/api/v1/releases/pin', { app, version, reason, kind: 'role', subject: 'MEMBER' });
    await post(rotated, '/api/v1/releases/unpin', { app, reason, kind: 'role', subject: 'MEMBER' });
  } finally {
    await replica.stop();
  }
};

/** The operator's token forces a release whose checks fail, without an approval and with its own. */
const forceAlone = async ({ client }: Site, { dir, record }: Release): Promise<void> => {
  const { version } = record;
  const failing = { dir, record: { ...record, shared: { ...record.shared, '@portal/missing': '^1.0.0' } } };
  const force = () => publish(client, failing, reason);
  const isRefused = (error: unknown): boolean =>
    error instanceof Refusal && /second person/.test(error.message) && error.failures.length === 1;
  await assert.rejects(force, isRefused, 'refused without an approval');
  await post(client, '/api/v1/releases/force-approvals', { app, version, reason });
  await assert.rejects(force, isRefused, 'refused with its own approval');
};

export const releaseMoves: Proof<AttackEnvironment> = {
  number: 5,
  claim:
    'Rollback, promotion, pin and canary of releases that were never live, altered, or signed by an untrusted key are refused; key rotation re-signs the same build, which is promoted without force, and pin and canary of an untrusted release are refused; the operator’s token alone does not force a release whose checks fail',
  run: async ({ site, builds, folder }) => {
    const build = builds.find(({ record }) => record.app === app);
    assert.ok(build);
    const [unused, altered, old] = [
      await makeVariant(folder, build),
      await makeVariant(folder, build),
      await makeVariant(folder, build),
    ];
    for (const release of [unused, altered, old]) await publish(site.client, release, reason);
    await assertRefused(site.client, ['rollback'], unused.record.version, /never live/);
    await promote(site.client, { app, version: altered.record.version, reason, force: true });
    await promote(site.client, { app, version: build.record.version, reason });
    await alterRecord(site, altered.record.version);
    await assertRefused(site.client, Object.keys(moves), altered.record.version, signature);
    await rotate(site, old);
    await forceAlone(site, await makeVariant(folder, build));
    await promote(site.client, { app, version: build.record.version, reason });
    return {
      'never live': 'rollback refused',
      'altered in the database': `${Object.keys(moves).join(', ')} refused`,
      'signed by a key that was removed': 'promote, pin, canary refused',
      'published again with the new key': 'signed anew, promoted without force',
      'checks fail, forced by one person': 'refused without an approval and with their own',
    };
  },
};
