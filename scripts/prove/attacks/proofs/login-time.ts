import assert from 'node:assert/strict';
import { quantile } from '../../consistency/ask.ts';
import type { Proof } from '../../proof.ts';
import type { AttackEnvironment } from '../environment.ts';
import { addUser, logIn } from '../users.ts';

const logins = { full: 100, short: 10 };
const limit = 400;

export const loginTime: Proof<AttackEnvironment> = {
  number: 17,
  claim: 'A member signs in within 400 ms at p95, through nginx and TLS',
  run: async ({ site }, size) => {
    const member = await addUser(site, 'MEMBER');
    const times: number[] = [];
    for (let done = 0; done < logins[size]; done += 1) {
      const { status, took } = await logIn(site, { ...member, from: `127.62.0.${(done % 200) + 1}` });
      assert.equal(status, 200);
      times.push(took);
    }
    const p95 = quantile(times, 0.95);
    assert.ok(p95 <= limit, `p95 is ${p95} ms`);
    return { logins: times.length, 'median in ms': quantile(times, 0.5), 'p95 in ms, at most 400': p95 };
  },
};
