import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../../consistency/ask.ts';
import type { Proof } from '../../proof.ts';
import { askSite, type SiteReply } from '../ask-site.ts';
import type { AttackEnvironment } from '../environment.ts';
import { pending } from '../others.ts';
import type { Site } from '../site.ts';
import { addUser } from '../users.ts';

const calls = 40;
/** Longer than a call waits for a connection, shorter than a statement may take. */
const lockedMs = 13_000;
const limit = 300;

/** Documents and readiness while calls wait. */
const watch = async (site: Site, goesOn: () => boolean) => {
  const times: number[] = [];
  const ready: number[] = [];
  while (goesOn()) {
    const { status, took } = await askSite(site, 'GET', '/index', { from: '127.58.0.1' });
    assert.equal(status, 200, 'documents are served');
    times.push(took);
    ready.push((await fetch(`${site.replica.operationsOrigin}/readyz`)).status);
    await wait(20);
  }
  return { times, ready };
};

const callAll = (site: Site, token: string): Promise<SiteReply[]> =>
  Promise.all(
    Array.from({ length: calls }, (_, place) =>
      askSite(site, 'GET', '/api/v1/account', { token, from: `127.58.1.${place + 1}` }),
    ),
  );

export const pool: Proof<AttackEnvironment> = {
  number: 11,
  claim:
    'Pool exhausted: 503 with Retry-After, never 500; /index p95 is at most 300 ms, and readiness does not take out all servers at once',
  run: async ({ site }) => {
    const { token } = await addUser(site, 'MEMBER');
    const locker = await site.database.pool.connect();
    try {
      await locker.query('begin; lock table users in access exclusive mode');
      const called = callAll(site, token);
      const unlocked = wait(lockedMs).then(() => locker.query('rollback'));
      const [answers, { times, ready }] = await Promise.all([called, watch(site, pending(called)), unlocked]);
      const busy = answers.filter(({ status }) => status === 503);
      assert.ok(
        answers.every(({ status }) => status === 200 || status === 503),
        answers.map(({ status }) => status).join(' '),
      );
      assert.ok(busy.length > 0 && busy.every(({ headers }) => Number(headers['retry-after']) > 0));
      const p95 = quantile(times, 0.95);
      assert.ok(p95 <= limit, `p95 of /index is ${p95} ms`);
      assert.ok(
        ready.every((status) => status === 200),
        `readiness: ${new Set(ready).size}`,
      );
      return {
        'calls that waited': calls,
        'answered 503 with Retry-After': busy.length,
        'answered after the lock': answers.length - busy.length,
        'p95 of /index in ms, at most 300': p95,
        'ready meanwhile': `${ready.length} of ${ready.length}`,
      };
    } finally {
      locker.release(true);
    }
  },
};
