import assert from 'node:assert/strict';
import { test } from 'node:test';
import { captchas } from '#src/platform/database/index.ts';
import { solveProof } from '#test/support/solve-proof.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';
import { consumeProof, type Proof } from './proof-of-work.ts';

const solve = (portal: TestApp, use?: 'captcha'): Promise<Proof> => solveProof(portal, use) as Promise<Proof>;

test('a solved challenge is accepted once, also of concurrent callers', async (t) => {
  const portal = await buildTestApp(t);
  const proof = await solve(portal);
  const tries = await Promise.allSettled([1, 2, 3].map(() => consumeProof(portal.deps, proof)));
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
  await assert.rejects(consumeProof(portal.deps, proof), { code: 'A0213', field: 'proof' });
});

test('a challenge is answered without being stored or cached', async (t) => {
  const portal = await buildTestApp(t);
  const answer = await portal.app.inject({ url: '/api/v1/auth/challenge' });
  assert.equal(answer.headers['cache-control'], 'no-store');
  assert.equal(await portal.deps.db.$count(captchas), 0);
});

const forgeries: Readonly<Record<string, (proof: Proof) => Proof>> = {
  'another counter': ({ challenge, solution }) => ({
    challenge,
    solution: {
      ...solution,
      derivedKey: solution.derivedKey.replace(/.$/, (end) => (end === 'a' ? 'b' : 'a')),
    },
  }),
  'less work': ({ challenge, solution }) => ({
    challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
    solution,
  }),
  'a later expiry': ({ challenge, solution }) => ({
    challenge: { ...challenge, parameters: { ...challenge.parameters, data: { until: 9e15 } } },
    solution,
  }),
  'another use': ({ challenge, solution }) => ({
    challenge: {
      ...challenge,
      parameters: { ...challenge.parameters, data: { ...challenge.parameters.data, use: 'captcha' } },
    },
    solution,
  }),
  'a signature of their own': ({ challenge, solution }) => ({
    challenge: { ...challenge, signature: 'ab'.repeat(32) },
    solution,
  }),
};

for (const [name, forge] of Object.entries(forgeries))
  test(`a proof with ${name} is refused`, async (t) => {
    const portal = await buildTestApp(t);
    const proof = await solve(portal);
    await assert.rejects(consumeProof(portal.deps, forge(proof)), {
      status: 400,
      code: 'A0214',
      field: 'proof',
    });
    await consumeProof(portal.deps, proof);
  });

test('a challenge is valid for five minutes, and of one portal', async (t) => {
  const portal = await buildTestApp(t);
  const other = await buildTestApp(t, { env: { DATA_KEY: '22'.repeat(32) } });
  const proof = await solve(portal);
  await assert.rejects(consumeProof(other.deps, proof), { code: 'A0214' });
  portal.clock.advance(301);
  await assert.rejects(consumeProof(portal.deps, proof), { code: 'A0213' });
});

test('a proof for a code is refused for a captcha as text, and the other way round', async (t) => {
  const portal = await buildTestApp(t);
  const refused = { status: 400, code: 'A0214', field: 'proof' };
  await assert.rejects(consumeProof(portal.deps, await solve(portal), 'captcha'), refused);
  await assert.rejects(consumeProof(portal.deps, await solve(portal, 'captcha')), refused);
});
