import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReleaseEvent } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { buildApp } from '#src/app/app.ts';
import { releaseForceApprovals, releases, users } from '#src/platform/database/index.ts';
import { addApp, enter } from '#test/support/second-factor.ts';
import type { TestApp } from '#test/support/test-app.ts';
import {
  approve,
  force,
  forceCanary,
  lackingHome,
  newOperator,
  newToken,
  startForced,
} from '../testing/force-fixture.ts';
import { asPipeline, type Headers, publishForm, sendCommand, versionOf } from '../testing/release-fixture.ts';
import { type ForcedRelease, takeApproval } from './approval-service.ts';
import { personOf } from './force-person.ts';

const day = 24 * 3600;

const outcomeOf = (answer: LightMyRequestResponse): string => `${answer.statusCode} ${answer.json().code}`;
const refused = '403 A0235';
const done = '200 200';

const liveOf = async ({ app }: TestApp): Promise<string> =>
  (await app.inject('/api/v1/releases/live')).json().data.mf_catalog.current.version;

const newestEvent = async ({ app }: TestApp): Promise<ReleaseEvent> => {
  const url = '/api/v1/releases/mf_catalog/history?limit=1';
  return (await app.inject({ url, headers: asPipeline })).json().data[0];
};

const countApprovals = ({ deps }: TestApp): Promise<number> => deps.db.$count(releaseForceApprovals);

test('forcing without an approval is refused with the failures and the command, and nothing moves', async (t) => {
  const portal = await startForced(t);
  const team = await newToken(portal, 'catalog');
  for (const answer of [await force(portal.app, team), await forceCanary(portal.app, team, 10)]) {
    assert.equal(outcomeOf(answer), refused);
    assert.match(answer.json().msg, /second person, of another team or operations: on the Releases screen/);
    assert.ok(answer.json().msg.includes(`approve-force mf_catalog ${versionOf(2)} --reason`));
    assert.equal(answer.json().data.failures[0].subject, 'route /index');
  }
  const chinese = await force(portal.app, { ...team, 'accept-language': 'zh-cn' });
  assert.match(chinese.json().msg, /需要另一个人先批准，须来自其他团队或运维：/);
  assert.equal(await liveOf(portal), versionOf(1));
});

test('another team approves once, and the history names both with their reasons', async (t) => {
  const portal = await startForced(t);
  const [team, other] = [await newToken(portal, 'catalog'), await newToken(portal, 'booking')];
  const approved = await approve(portal.app, other);
  assert.deepEqual(approved.json().data, {
    ...{ app: 'mf_catalog', version: versionOf(2), approver: 'booking/ci' },
    endsAt: new Date(portal.clock.now().getTime() + day * 1000).toISOString(),
  });
  assert.equal(outcomeOf(await forceCanary(portal.app, team, 10)), done);
  const { actor, reason, approval, forced } = await newestEvent(portal);
  assert.deepEqual([actor, reason, forced.length], ['catalog/ci', 'urgent', 1]);
  assert.deepEqual(approval, { approver: 'booking/ci', reason: 'home moves to another app' });
  assert.equal(outcomeOf(await force(portal.app, team)), refused);
  await approve(portal.app, other);
  assert.equal(outcomeOf(await force(portal.app, team)), done);
  assert.equal(await liveOf(portal), versionOf(2));
});

test('operations approve for a team and for each other', async (t) => {
  const portal = await startForced(t);
  const [ann, ben] = [await newOperator(portal, 'ann'), await newOperator(portal, 'ben')];
  const team = await newToken(portal, 'catalog', { as: ann });
  const moves = [
    [team, ben, 'ben'],
    [team, asPipeline, 'release-token'],
    [ann, ben, 'ben'],
  ] as const;
  for (const [index, [actor, approver, name]] of moves.entries()) {
    await approve(portal.app, approver);
    assert.equal(outcomeOf(await forceCanary(portal.app, actor, 10 + index)), done);
    assert.equal((await newestEvent(portal)).approval?.approver, name);
  }
});

test('an approval by the same person or team does not count, and is left', async (t) => {
  const portal = await startForced(t);
  const ann = await newOperator(portal, 'ann');
  const [team, second] = [
    await newToken(portal, 'catalog', { as: ann }),
    await newToken(portal, 'catalog', { name: 'lead' }),
  ];
  await approve(portal.app, second);
  await approve(portal.app, team);
  const answer = await force(portal.app, team);
  assert.equal(outcomeOf(answer), refused);
  assert.match(answer.json().msg, /the approval of catalog\/ci, catalog\/lead does not count/);
  await approve(portal.app, ann, 3);
  for (const own of [ann, team]) assert.equal(outcomeOf(await force(portal.app, own, 3)), refused);
  assert.equal(await countApprovals(portal), 3);
  assert.equal(await liveOf(portal), versionOf(1));
});

test('an approval is for one version of one app', async (t) => {
  const portal = await startForced(t);
  const team = await newToken(portal, 'catalog');
  const ben = await newOperator(portal, 'ben');
  await approve(portal.app, ben, 3);
  await approve(portal.app, ben, 2, { app: 'mf_booking' });
  assert.equal(outcomeOf(await force(portal.app, team)), refused);
  assert.equal(outcomeOf(await force(portal.app, team, 3)), done);
});

test('an approval ends after 24 hours, and a repeated one counts from then on', async (t) => {
  const portal = await startForced(t);
  const [team, other] = [await newToken(portal, 'catalog'), await newToken(portal, 'booking')];
  await approve(portal.app, other);
  await approve(portal.app, other, 3);
  portal.clock.advance(day - 1);
  await approve(portal.app, other, 3);
  portal.clock.advance(1);
  assert.equal(outcomeOf(await force(portal.app, team)), refused);
  assert.equal(outcomeOf(await force(portal.app, team, 3)), done);
  await approve(portal.app, other, 3);
  assert.equal(await countApprovals(portal), 1, 'approvals that ended are deleted');
});

test('an approval ends when its token is revoked or its user disabled', async (t) => {
  const portal = await startForced(t);
  const [team, other] = [await newToken(portal, 'catalog'), await newToken(portal, 'booking')];
  await approve(portal.app, other);
  const [{ id }] = (await portal.app.inject({ url: '/api/v1/release-tokens', headers: asPipeline })).json()
    .data;
  const url = `/api/v1/release-tokens/${id}/revoke`;
  assert.equal((await portal.app.inject({ method: 'POST', url, headers: asPipeline })).statusCode, 200);
  assert.equal(outcomeOf(await force(portal.app, team)), refused);
  assert.equal((await approve(portal.app, other)).statusCode, 401);
  await approve(portal.app, await newOperator(portal, 'ben'));
  await portal.deps.db.update(users).set({ status: 0 }).where(eq(users.username, 'ben'));
  assert.equal(outcomeOf(await force(portal.app, team)), refused);
  await portal.deps.db.update(users).set({ status: 1 }).where(eq(users.username, 'ben'));
  assert.equal(outcomeOf(await force(portal.app, team)), done);
});

test('concurrent forced moves use an approval once', async (t) => {
  const portal = await startForced(t);
  const team = await newToken(portal, 'catalog');
  await approve(portal.app, await newOperator(portal, 'ben'));
  const answers = await Promise.all([10, 20, 30].map((share) => forceCanary(portal.app, team, share)));
  assert.deepEqual(answers.map(outcomeOf).sort(), [done, refused, refused]);
  assert.equal(await countApprovals(portal), 0);
});

test('transactions without the lock of moves use an approval once', async (t) => {
  const portal = await startForced(t);
  const { db, now } = portal.deps;
  await approve(portal.app, await newOperator(portal, 'ben'));
  const by = personOf({ userId: 7, username: 'ann', sessionId: 1, roles: [], perms: [] });
  const order: ForcedRelease = {
    ...{ key: { app: 'mf_catalog', version: versionOf(2) }, failures: [] },
    force: { by, alone: false, at: now() },
  };
  const tried = await Promise.allSettled(
    [1, 2, 3].map(() => db.transaction(async (tx) => takeApproval(tx, order))),
  );
  assert.deepEqual(tried.map(({ status }) => status).sort(), ['fulfilled', 'rejected', 'rejected']);
});

const publishBy = async ({ app }: TestApp, headers: Headers, number: number) => {
  const release = lackingHome(number);
  const form = await publishForm(release.record, release.files);
  const query = { force: 'true', reason: 'urgent' };
  const given = { ...form.headers, ...headers };
  return app.inject({
    method: 'POST',
    url: '/api/v1/releases',
    query,
    payload: form.payload,
    headers: given,
  });
};

test('a publication is approved before it exists, and its approval is left for one move', async (t) => {
  const portal = await startForced(t);
  const team = await newToken(portal, 'catalog');
  const answer = await publishBy(portal, team, 4);
  assert.equal(outcomeOf(answer), refused);
  assert.equal(answer.json().data.failures.length, 1);
  await approve(portal.app, asPipeline, 4);
  const ben = await newOperator(portal, 'ben');
  assert.equal(outcomeOf(await publishBy(portal, team, 4)), refused, 'release-token created the token');
  await approve(portal.app, ben, 4);
  assert.equal(outcomeOf(await publishBy(portal, team, 4)), done);
  assert.equal((await newestEvent(portal)).approval?.approver, 'ben');
  assert.equal(outcomeOf(await forceCanary(portal.app, team, 10, 4)), done);
  assert.equal(outcomeOf(await force(portal.app, team, 4)), refused);
});

test('force without failures needs no approval and uses none', async (t) => {
  const portal = await startForced(t);
  const team = await newToken(portal, 'catalog');
  const ben = await newOperator(portal, 'ben');
  for (const number of [2, 3]) await approve(portal.app, ben, number);
  assert.equal(outcomeOf(await force(portal.app, team)), done);
  assert.equal(outcomeOf(await force(portal.app, team, 3)), done, 'the view is gone already');
  assert.equal((await newestEvent(portal)).approval, null);
  assert.equal(await countApprovals(portal), 1);
});

test('an approval passes neither a lock nor a missing signature, and is left', async (t) => {
  const portal = await startForced(t);
  const team = await newToken(portal, 'catalog');
  await approve(portal.app, await newOperator(portal, 'ben'));
  await sendCommand(portal.app, 'lock', { app: 'mf_catalog' });
  assert.equal(outcomeOf(await force(portal.app, team)), '409 A0513');
  await sendCommand(portal.app, 'unlock', { app: 'mf_catalog' });
  const two = eq(releases.version, versionOf(2));
  await portal.deps.db.update(releases).set({ signature: null, signatureKey: null }).where(two);
  assert.equal(outcomeOf(await force(portal.app, team)), '409 A0530');
  assert.equal(await countApprovals(portal), 1);
});

test('the operator’s token forces alone outside of production, and with a second person in it', async (t) => {
  const portal = await startForced(t);
  const env = { ...portal.deps.env, releaseTokenForcesAlone: false };
  const production = await buildApp({ ...portal.deps, env });
  t.after(() => production.close());
  await approve(production, asPipeline);
  await approve(production, await newToken(portal, 'catalog'));
  assert.equal(outcomeOf(await force(production, asPipeline)), refused);
  await approve(production, await newOperator(portal, 'ben'));
  assert.equal(outcomeOf(await force(production, asPipeline)), done);
  assert.equal(outcomeOf(await force(portal.app, asPipeline, 1)), done);
  assert.equal(outcomeOf(await force(portal.app, asPipeline, 3)), done);
  assert.equal((await newestEvent(portal)).approval, null);
});

test('approving needs the right to force the app, the permission and a recent second factor', async (t) => {
  const portal = await startForced(t);
  const weak = await newToken(portal, 'booking', { actions: ['promote'] });
  assert.match((await approve(portal.app, weak)).json().msg, /does not permit force/);
  const foreign = await newToken(portal, 'personal', { apps: ['mf_personal'] });
  assert.match((await approve(portal.app, foreign)).json().msg, /is not bound to mf_catalog/);
  const publisher = await portal.login('EDITOR', { perms: ['release:view', 'release:publish'] });
  assert.equal(outcomeOf(await approve(portal.app, publisher)), '403 A0231');
  const { headers } = await addApp(portal, await enter(portal, 'mei', 'KEEPER', ['release:promote']));
  assert.equal(outcomeOf(await approve(portal.app, headers)), done);
  portal.clock.advance(300);
  assert.equal(outcomeOf(await approve(portal.app, headers, 3)), '403 A0243');
});

test('an approval without a reason, and the 21st unused one, are refused', async (t) => {
  const portal = await startForced(t);
  const ben = await newOperator(portal, 'ben');
  for (const [field, value] of [
    ['reason', ''],
    ['version', '../1'],
    ['app', 'x'],
  ] as const) {
    const answer = await approve(portal.app, ben, 2, { [field]: value });
    assert.deepEqual([answer.statusCode, answer.json().field], [400, field]);
  }
  for (let number = 1; number <= 20; number += 1)
    assert.equal(outcomeOf(await approve(portal.app, ben, number)), done);
  assert.equal(outcomeOf(await approve(portal.app, ben, 21)), '409 A0513');
  assert.equal(outcomeOf(await approve(portal.app, ben, 20)), done, 'a repeated one is none more');
  assert.equal(outcomeOf(await approve(portal.app, asPipeline, 21)), done, 'others have their own');
});
