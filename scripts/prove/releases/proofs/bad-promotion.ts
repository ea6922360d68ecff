import assert from 'node:assert/strict';
import { until } from '../../consistency/ask.ts';
import type { Proof } from '../../proof.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { buildOf, documentVersion, newestEvent, rollBackTo, ship } from '../moves.ts';
import { startVisitors } from '../reporting-visitors.ts';
import { makeVariant } from '../variant.ts';

const app = 'mf_catalog';
const loadsPerSecond = 50;
const limitMs = 60_000;
const badReleases = 3;

/** Promotes releases one after the other, before any of them is reported to fail. */
const promoteBad = async (env: ReleaseTestEnvironment): Promise<string[]> => {
  const versions: string[] = [];
  for (let number = 0; number < badReleases; number += 1) {
    const { record, ...release } = await makeVariant(env.folder, buildOf(env, app));
    await ship(env, { ...release, record });
    versions.push(record.version);
  }
  return versions;
};

export const badPromotion: Proof<ReleaseTestEnvironment> = {
  number: 17,
  claim:
    'A bad full promotion is rolled back within 60 s at 50 loads a second, with the last good release three steps back',
  run: async (env) => {
    const server = await env.startServer({ CANARY_HALT_NETWORKS: '3' });
    const good = buildOf(env, app).record;
    try {
      const bad = await promoteBad(env);
      const visit = { origin: server.origin, app, view: 'home/index', failing: new Set(bad) } as const;
      const visitors = startVisitors(visit, loadsPerSecond);
      const isGood = async () => (await documentVersion(server.origin, app)) === good.version;
      const ms = await until(isGood, 'the last good release', limitMs);
      const got = await visitors.stop();
      const { actor, action, version } = await newestEvent(env, app);
      assert.deepEqual([actor, action, version], ['platform', 'rollback', good.version]);
      return {
        's until the last good release was live': Math.round(ms / 100) / 10,
        'loads a second': Math.round((got.length * 10_000) / ms) / 10,
        'visitors with a bad release': got.filter((each) => visit.failing.has(each)).length,
      };
    } finally {
      await server.stop();
      await rollBackTo(env, good);
    }
  },
};
