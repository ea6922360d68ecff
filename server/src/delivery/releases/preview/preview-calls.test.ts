import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { releaseHistory, releases } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { askLink, previewOrigin } from '../testing/preview-fixture.ts';
import {
  asPipeline,
  type Headers,
  publish,
  releaseEnv,
  testRelease,
  versionOf,
} from '../testing/release-fixture.ts';

const start = async (t: TestContext) => {
  const portal = await buildTestApp(t, { env: { ...releaseEnv, PUBLIC_ORIGIN: previewOrigin } });
  await publish(portal.app, testRelease('mf_catalog', 2));
  return portal;
};

test('a link names the origin of the portal and its end, and changes nothing', async (t) => {
  const portal = await start(t);
  const rows = async () => [
    await portal.deps.db.$count(releases),
    await portal.deps.db.$count(releaseHistory),
  ];
  const before = await rows();
  const { data } = (await askLink(portal.app, { hours: 2 })).json();
  assert.match(
    data.url,
    /^http:\/\/portal\.example\/\?override=mf_catalog@1\.0\.0-0000002~\d{10}\.[0-9a-f]{64}$/,
  );
  const hoursUntil = (until: string) => (Date.parse(until) - portal.deps.now().getTime()) / 3600_000;
  assert.equal(hoursUntil(data.until).toFixed(2), '2.00');
  assert.equal(data.worksFor, 'anyone');
  assert.equal(hoursUntil((await askLink(portal.app)).json().data.until).toFixed(2), '72.00');
  assert.deepEqual(await rows(), before);
});

test('a link to an unknown version, and for more than a week, is refused', async (t) => {
  const portal = await start(t);
  assert.equal((await askLink(portal.app, { version: versionOf(9) })).statusCode, 404);
  for (const hours of [0, 169, 1.5]) {
    const { statusCode, ...answer } = await askLink(portal.app, { hours });
    assert.deepEqual([statusCode, answer.json().field], [400, 'hours']);
  }
});

test('links are made by tokens that may publish the app, and by staff who may publish or preview', async (t) => {
  const portal = await start(t);
  const tokenFor = async (apps: string[], actions: string[]) => {
    const payload = {
      team: 'catalog',
      name: `n${apps}${actions}`.replace(/\W|_/g, ''),
      apps,
      actions,
      days: 1,
    };
    const url = '/api/v1/release-tokens';
    const answer = await portal.app.inject({ method: 'POST', url, headers: asPipeline, payload });
    return { authorization: `Bearer ${answer.json().data.secret}` };
  };
  const staff = (...perms: string[]) => portal.login(`R${perms.join('').length}`, { perms });
  const callers: [string, Headers, number][] = [
    ['a token of the app', await tokenFor(['mf_catalog'], ['publish']), 200],
    ['a token of another app', await tokenFor(['mf_booking'], ['publish']), 403],
    ['a token for other actions', await tokenFor(['mf_catalog'], ['promote', 'lock']), 403],
    ['a publisher', await staff('release:publish'), 200],
    ['a member of staff who previews', await staff('release:override'), 200],
    ['a member of staff who promotes', await staff('release:promote', 'release:view'), 403],
    ['a visitor', { authorization: '' }, 401],
  ];
  for (const [who, headers, status] of callers)
    assert.equal((await askLink(portal.app, {}, headers)).statusCode, status, who);
});
