import assert from 'node:assert/strict';
import type { Proof } from '../../proof.ts';
import type { AttackEnvironment } from '../environment.ts';
import { costFigures, measureAttack } from '../others.ts';
import type { Site } from '../site.ts';
import { makeUnfinished, type Slow, sendSlowly, type Unfinished } from '../slow-sender.ts';

const megabyte = 1024 * 1024;
const forms = 12;
const each = { full: 12, short: 2 };
const memoryLimit = 100;
const closeLimit = 5000;
const watchedMs = 12_000;
const lastsMs = 12_000;

const uploads = [
  '/api/v1/pictures',
  '/api/v1/account/avatar',
  '/api/v1/visa-files',
  '/api/v1/users/_import?deptId=1',
  '/api/v1/releases',
];

/** An attacker who connects again whenever a connection is closed. */
const sendAgain = async (site: Site, form: Unfinished): Promise<Slow[]> => {
  const ends = performance.now() + lastsMs;
  const all: Slow[] = [];
  while (performance.now() < ends) all.push(await sendSlowly(site, form, watchedMs));
  return all;
};

const longest = (all: readonly Slow[]): number => Math.max(...all.map(({ closedAfter }) => closedAfter));

export const slowForms: Proof<AttackEnvironment> = {
  number: 3,
  claim:
    'Unfinished forms of 29 MB to login keep no memory; after a refusal the upload connection closes within 5 s',
  run: async ({ site }, size) => {
    const large = { path: '/api/v1/auth/login', more: Buffer.alloc(megabyte, 'x') };
    const toLogin = [makeUnfinished(large), makeUnfinished({ ...large, length: 29 * megabyte })] as const;
    const uploaded = uploads.map((path) =>
      makeUnfinished({ path, length: 9 * megabyte, more: Buffer.from('x') }),
    );
    const { result, cost } = await measureAttack(site, async () => {
      const logins = Array.from({ length: forms }, (_, place) => sendAgain(site, toLogin[place % 2 ? 0 : 1]));
      const refused = uploaded.flatMap((form) =>
        Array.from({ length: each[size] }, () => sendAgain(site, form)),
      );
      return { logins: (await Promise.all(logins)).flat(), refused: (await Promise.all(refused)).flat() };
    });
    const { logins, refused } = result;
    assert.ok(cost.grown <= memoryLimit, `at most ${memoryLimit} MB more: ${cost.grown}`);
    assert.ok(
      logins.every(({ status }) => status !== 200 && status < 500),
      JSON.stringify(logins),
    );
    assert.ok(
      refused.every(({ status }) => status === 401),
      JSON.stringify(refused),
    );
    for (const all of [logins, refused])
      assert.ok(longest(all) <= closeLimit, `closed within ${closeLimit} ms: ${longest(all)}`);
    return {
      'unfinished forms of 29 MB, 12 at once': logins.length,
      'closed after ms, forms to login': longest(logins),
      'slow bodies after a refusal, 60 at once': refused.length,
      'closed after ms, refused uploads': longest(refused),
      ...costFigures(cost),
    };
  },
};
