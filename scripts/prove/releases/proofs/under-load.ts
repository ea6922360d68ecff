import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseRecord } from '@portal/shared/contract';
import { promote, publish } from '../../../release/client.ts';
import { quantile } from '../../consistency/ask.ts';
import type { Proof } from '../../proof.ts';
import type { Replica } from '../../replica.ts';
import { openDocuments, type Received } from '../document-load.ts';
import type { ReleaseTestEnvironment } from '../environment.ts';
import { buildOf, rollBackTo } from '../moves.ts';
import { readShown, signatureOf } from '../shown-releases.ts';
import { makeVariant } from '../variant.ts';

const seconds = { full: 60, short: 3 };
const connections = 50;
const wanted = 2000;
const paths = ['/index', '/route', '/hotel', '/ticket', '/goods', '/login'];
/** Pause between two promotions. */
const pause = 400;

const signatureNow = async ({ replicas: [{ origin }] }: ReleaseTestEnvironment): Promise<string> => {
  const shown = readShown(await (await fetch(`${origin}/index`)).text());
  assert.ok(shown, 'a document comes');
  return signatureOf(shown);
};

const replaced = (signature: string, { app, version }: ReleaseRecord): string =>
  signature
    .split(', ')
    .map((each) => (each.startsWith(`${app} `) ? `${app} ${version}` : each))
    .join(', ');

/** Promotes releases in turn until `isOver`; returns every combination of releases that was live. */
const promoteOn = async (
  env: ReleaseTestEnvironment,
  records: readonly ReleaseRecord[],
  isOver: () => boolean,
): Promise<{ readonly sets: ReadonlySet<string>; readonly promotions: number }> => {
  let set = await signatureNow(env);
  const sets = new Set([set]);
  let promotions = 0;
  while (!isOver()) {
    const record = records[promotions % records.length] as ReleaseRecord;
    const { app, version } = record;
    set = replaced(set, record);
    sets.add(set);
    await promote(env.client, { app, version, reason: 'under load' });
    promotions += 1;
    await wait(pause);
  }
  return { sets, promotions };
};

/** CPU seconds of a server, over all threads. */
const workOf = async ({ operationsOrigin }: Replica): Promise<number> => {
  const text = await (await fetch(`${operationsOrigin}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
};

const assertWhole = (received: readonly Received[], sets: ReadonlySet<string>): void => {
  const failed = received.filter(({ status }) => status !== 200);
  assert.deepEqual(
    failed.slice(0, 5).map(({ status }) => status),
    [],
    `${failed.length} of ${received.length} failed`,
  );
  const mixed = received.flatMap((each) => each.mixed);
  assert.deepEqual(mixed.slice(0, 5), [], `${mixed.length} parts of another release`);
  const strange = received.filter(({ signature = '' }) => !sets.has(signature));
  assert.deepEqual(
    strange.slice(0, 5).map(({ signature }) => signature),
    [],
    'what a document brings was live at one time',
  );
};

export const underLoad: Proof<ReleaseTestEnvironment> = {
  number: 8,
  claim: 'Under load and promotions every document is answered and uses one set of releases',
  run: async (env, size) => {
    const bases = [buildOf(env, 'mf_catalog'), buildOf(env, 'mf_booking')] as const;
    const nexts = [await makeVariant(env.folder, bases[0]), await makeVariant(env.folder, bases[1])] as const;
    for (const next of nexts) await publish(env.client, next);
    const records = [nexts[0], nexts[1], bases[0], bases[1]].map(({ record }) => record);
    const received: Received[] = [];
    let over = false;
    const promoting = promoteOn(env, records, () => over);
    const [replica] = env.replicas;
    const load = { origin: replica.origin, paths, connections, seconds: seconds[size] };
    const before = await workOf(replica);
    await openDocuments(load, (each) => received.push(each));
    const worked = ((await workOf(replica)) - before) * 1000;
    over = true;
    const { sets, promotions } = await promoting;
    assertWhole(received, sets);
    for (const { record } of bases) await rollBackTo(env, record);
    const times = received.map(({ took }) => took);
    const rate = Math.round(received.length / seconds[size]);
    return {
      documents: received.length,
      'documents a second, one server': rate,
      'of what is wanted': `${Math.round((rate / wanted) * 100)} % of ${wanted}, on ${availableParallelism()} cores with the load and the database`,
      'ms of a core for each, with promotions and jobs': Math.round((worked / received.length) * 10) / 10,
      'ms, p50': quantile(times, 0.5),
      'ms, p99': quantile(times, 0.99),
      'promotions meanwhile': promotions,
      'sets of releases seen': new Set(received.map(({ signature }) => signature)).size,
      'without 200': 0,
      'mixed documents': 0,
    };
  },
};
