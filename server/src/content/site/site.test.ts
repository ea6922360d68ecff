import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  homeAreas,
  recommendationLabels,
  recommendationTypes,
  rotations,
  siteProfiles,
  slides,
} from '#src/platform/database/index.ts';
import { buildTestApp, type TestApp } from '#test/support/test-app.ts';

const zh = (text: string) => ({ zh: text });

const travelInfo = {
  name: zh('海途'),
  slogan: zh('去海边'),
  phone: '0759-1234567',
  email: 'hi@example.com',
  address: zh('湛江'),
  hours: zh('9-18'),
  licence: 'L-GD-1',
  facts: [{ title: zh('真'), body: zh('实') }],
};
const websiteManager = {
  siteName: zh('海途'),
  copyright: zh('©'),
  icp: '粤ICP备1号',
  publicSecurity: '粤公网安备1号',
  sourceUrl: 'https://example.com',
  footerLinks: [{ title: zh('关于'), link: '/aboutus' }],
};

const withOrg = async (t: Parameters<typeof buildTestApp>[0]): Promise<TestApp> => {
  const portal = await buildTestApp(t);
  await portal.deps.db.insert(siteProfiles).values([
    { kind: 'travelInfo', orgCode: 'A86', data: travelInfo },
    { kind: 'websiteManager', orgCode: 'A86', data: websiteManager },
  ]);
  return portal;
};

const get = ({ app }: TestApp, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers });
const post = ({ app }: TestApp, url: string, payload: object = {}) =>
  app.inject({ method: 'POST', url, payload });

test('the agency and the website answer by organisation', async (t) => {
  const portal = await withOrg(t);
  const info = await get(portal, '/api/travelInfo/getByOrgCode?orgCode=A86');
  assert.deepEqual(info.json(), { errorCode: 0, errorMsg: '', data: { orgCode: 'A86', ...travelInfo } });
  const site = await portal.app.inject({ method: 'POST', url: '/api/websiteManager/A86' });
  assert.deepEqual(site.json().data, { orgCode: 'A86', ...websiteManager });
});

test('an unknown organisation is not found, a malformed one is refused', async (t) => {
  const portal = await withOrg(t);
  for (const answer of [
    await get(portal, '/api/travelInfo/getByOrgCode?orgCode=B1'),
    await post(portal, '/api/websiteManager/B1'),
    await get(portal, '/api/sysRotation/byOrgCode/B1'),
    await post(portal, '/api/slideShow/getSlideOnlineShowList_zj', { orgCode: 'B1' }),
    await get(portal, '/api/recommendationLabel/B1&1'),
  ]) {
    assert.equal(answer.statusCode, 404);
    assert.deepEqual(answer.json(), { errorCode: 'A0401', errorMsg: '没有这个机构', data: null });
  }
  const odd = await get(portal, "/api/travelInfo/getByOrgCode?orgCode=A86'--");
  assert.deepEqual([odd.statusCode, odd.json().field], [400, 'orgCode']);
});

test('slides show in order while they are on and within their window', async (t) => {
  const portal = await withOrg(t);
  const { db } = portal.deps.database;
  const at = (hours: number) => new Date(portal.clock.now().getTime() + hours * 3_600_000);
  const slide = (title: string, rest: Partial<typeof slides.$inferInsert> = {}) => ({
    orgCode: 'A86',
    title: zh(title),
    picture: '/p.svg',
    ...rest,
  });
  await db
    .insert(slides)
    .values([
      slide('third', { sort: 3 }),
      slide('first', { sort: 1, subtitle: zh('s'), link: '/route' }),
      slide('off', { status: 0 }),
      slide('elsewhere', { orgCode: 'A87' }),
      slide('later', { sort: 2, showFrom: at(1) }),
      slide('until', { sort: 4, showUntil: at(1) }),
    ]);
  const shown = async (payload: object) =>
    (await post(portal, '/api/slideShow/getSlideOnlineShowList_zj', payload))
      .json()
      .data.map(({ title }: { title: { zh: string } }) => title.zh);
  assert.deepEqual(await shown({ orgCode: 'A86' }), ['first', 'third', 'until']);
  portal.clock.advance(3600);
  assert.deepEqual(await shown({}), ['first', 'later', 'third'], 'the organisation of the portal by itself');
});

test('notices, areas, types and labels come in order', async (t) => {
  const portal = await withOrg(t);
  const { db } = portal.deps.database;
  await db.insert(rotations).values([
    { orgCode: 'A86', title: zh('b'), sort: 2 },
    { orgCode: 'A86', title: zh('a'), sort: 1, link: '/news-detail?id=1' },
    { orgCode: 'A86', title: zh('off'), status: 0 },
  ]);
  const notices = (await get(portal, '/api/sysRotation/byOrgCode/A86')).json().data;
  assert.deepEqual(
    notices.map(({ title, link }: { title: { zh: string }; link: string }) => [title.zh, link]),
    [
      ['a', '/news-detail?id=1'],
      ['b', null],
    ],
  );
  const [area, off] = await db
    .insert(homeAreas)
    .values([
      { code: 'recommended', title: zh('推荐') },
      { code: 'off', title: zh('x'), status: 0 },
    ])
    .returning();
  const areas = (await get(portal, '/api/homeArea/web/getHomeArea')).json().data;
  assert.deepEqual(
    areas.map(({ code }: { code: string }) => code),
    ['recommended'],
  );
  const areaId = area?.id as number;
  await db.insert(recommendationTypes).values([
    { areaId, name: zh('b'), sort: 2 },
    { areaId, name: zh('a'), sort: 1 },
  ]);
  const types = (await get(portal, `/api/recommendationType/${areaId}`)).json().data;
  assert.deepEqual(
    types.map(({ name }: { name: { zh: string } }) => name.zh),
    ['a', 'b'],
  );
  await db.insert(recommendationLabels).values({ typeId: types[0].id, name: zh('海岛') });
  const labels = (await get(portal, `/api/recommendationLabel/A86&${types[0].id}`)).json().data;
  assert.deepEqual(
    labels.map(({ name }: { name: { zh: string } }) => name.zh),
    ['海岛'],
  );
  assert.equal((await get(portal, `/api/recommendationType/${off?.id}`)).statusCode, 404);
  assert.equal((await get(portal, '/api/recommendationLabel/A86&9999')).statusCode, 404);
  assert.equal((await get(portal, '/api/recommendationLabel/A86&x')).json().field, 'b');
});

test('public reads are cached for a minute and revalidated by ETag', async (t) => {
  const portal = await withOrg(t);
  const url = '/api/travelInfo/getByOrgCode?orgCode=A86';
  const first = await get(portal, url);
  assert.equal(first.headers['cache-control'], 'public, max-age=60');
  const etag = String(first.headers.etag);
  const again = await get(portal, url, { 'if-none-match': `"other", W/${etag}` });
  assert.deepEqual([again.statusCode, again.body, again.headers.etag], [304, '', etag]);
  await portal.deps.database.pool.query(`update site_profiles set data = data || '{"phone":"1"}'`);
  const changed = await get(portal, url, { 'if-none-match': etag });
  assert.deepEqual([changed.statusCode, changed.json().data.phone], [200, '1']);
  for (const answer of [
    await get(portal, '/api/sysRotation/byOrgCode/B1'),
    await post(portal, '/api/websiteManager/A86'),
  ])
    assert.equal(answer.headers['cache-control'], 'no-store');
});
