import assert from 'node:assert/strict';
import type { CallData } from '@portal/shared/contract';
import { listStatus, post, promote, publish, Refusal, type ReleaseClient } from '../../../release/client.ts';
import type { Proof } from '../../proof.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { buildOf, commanded, liveReleasesOf, newestEvent, rollBackTo } from '../moves.ts';
import { makeVariant } from '../variant.ts';

const own = 'mf_catalog';
const foreign = ['mf_booking', 'shell'] as const;
const name = 'catalog/stolen';

const steal = async ({ client }: ReleaseTestEnvironment): Promise<ReleaseClient> => {
  const rights = { apps: [own], actions: ['publish', 'promote', 'canary', 'rollback', 'lock'] };
  const [team, token] = name.split('/');
  const body = { team, name: token, ...rights, days: 1 };
  type Created = CallData<'POST /api/v1/release-tokens'>;
  const { secret } = await post<Created>(client, '/api/v1/release-tokens', body);
  return { ...client, releaseToken: secret };
};

/** The reason for which the portal refuses a call. */
const refusalOf = async (work: () => Promise<unknown>): Promise<string> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return 'nothing was refused';
};

const attack = async (env: ReleaseTestEnvironment, thief: ReleaseClient, app: (typeof foreign)[number]) => {
  const build = buildOf(env, app);
  const { version } = build.record;
  const on = { app, reason: 'an attack' };
  const send = (path: string, body: object) => post(thief, `/api/v1/releases/${path}`, { ...on, ...body });
  const next = await makeVariant(env.folder, build);
  const attempts: Readonly<Record<string, () => Promise<unknown>>> = {
    publish: () => publish(thief, next),
    'publish by force': () => publish(thief, next, 'an attack'),
    promote: () => promote(thief, { ...on, version }),
    'promote by force': () => promote(thief, { ...on, version, force: true }),
    rollback: () => send('rollback', {}),
    canary: () => send('canary', { version, share: 50 }),
    'end of a canary': () => send('canary/stop', {}),
    pin: () => send('pin', { version, kind: 'role', subject: 'MEMBER' }),
    unpin: () => send('unpin', { kind: 'role', subject: 'MEMBER' }),
    lock: () => send('lock', {}),
    unlock: () => send('unlock', {}),
    owner: () => post(thief, `/api/v1/releases/${app}/owner`, { team: 'catalog', contact: '' }, 'PUT'),
  };
  for (const [what, work] of Object.entries(attempts))
    assert.match(await refusalOf(work), /is not bound to|do not have permission/, `${what} of ${app}`);
  return Object.keys(attempts).length;
};

export const teamTokens: Proof<ReleaseTestEnvironment> = {
  number: 14,
  claim: 'A stolen token of a team cannot touch another app, and is refused once it is revoked',
  run: async (env) => {
    const thief = await steal(env);
    const origin = env.replicas[1].origin;
    const [before, status] = [await liveReleasesOf(origin), await listStatus(env.client)];
    let refused = 0;
    for (const app of foreign) refused += await attack(env, thief, app);
    const others = (all: typeof status) => all.filter(({ app }) => app !== own);
    assert.deepEqual(others(await listStatus(env.client)), others(status), 'the other apps did not change');
    assert.deepEqual(await liveReleasesOf(origin), before);
    const next = await makeVariant(env.folder, buildOf(env, own));
    await publish(thief, next);
    await promote(thief, { app: own, version: next.record.version, reason: 'its own app' });
    assert.equal((await newestEvent(env, own)).actor, name);
    await commanded(env, 'tokens', 'revoke', name);
    assert.match(await refusalOf(() => listStatus(thief)), /catalog\/stolen was revoked/);
    await rollBackTo(env, buildOf(env, own).record);
    return { 'calls on other apps, all refused': refused, 'the history names': name };
  },
};
