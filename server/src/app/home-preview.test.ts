import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { ProductCard, Slide } from '@portal/shared/contract';
import { openEditor } from '#src/catalog/product-editor/testing/editor-fixture.ts';
import { auditLog, messages, schedules, siteProfiles, slides } from '#src/platform/database/index.ts';

const minute = 60_000;

const open = async (t: TestContext) => {
  const desk = await openEditor(t);
  const { app, clock, signIn } = desk;
  const website = await signIn('WEBSITE', { perms: ['site:area:query'] });
  const inMinutes = (minutes: number): string =>
    new Date(clock.now().getTime() + minutes * minute).toISOString();
  const preview = async (call: object, { headers } = website) => {
    const reply = await app.inject({
      ...{ method: 'POST', url: '/api/v1/site/home-preview', headers },
      payload: { at: inMinutes(2), url: '/api/v1/hotels?pageSize=4', ...call },
    });
    const { data, code, field } = reply.json();
    return { status: reply.statusCode, data, code, field };
  };
  const hotelsAt = async (at: string): Promise<number[]> => {
    const { data } = await preview({ at });
    return (data as { list: ProductCard[] }).list.map(({ id }) => id);
  };
  return { ...desk, website, inMinutes, preview, hotelsAt };
};

test('a preview shows a scheduled product from its instant on, and changes nothing', async (t) => {
  const { ask, write, stock, inMinutes, hotelsAt, deps, visit } = await open(t);
  const written = await write('hotel');
  await stock(written);
  const { id } = written;
  const [publishAt, takeDownAt] = [inMinutes(10), inMinutes(30)];
  assert.equal((await ask('PUT', `/${id}/schedule`, { publishAt, takeDownAt })).status, 200);
  const stored = () => Promise.all([schedules, auditLog, messages].map((table) => deps.db.$count(table)));
  const before = await stored();
  assert.deepEqual(await hotelsAt(inMinutes(9)), []);
  assert.deepEqual(await hotelsAt(publishAt), [id]);
  assert.deepEqual(await hotelsAt(takeDownAt), []);
  assert.deepEqual(await stored(), before);
  assert.equal((await visit(`hotels/${id}`)).status, 404);
});

test('a preview shows the slides of its instant', async (t) => {
  const { preview, inMinutes, deps } = await open(t);
  await deps.db.insert(siteProfiles).values({ kind: 'websiteManager', orgCode: 'A86', data: {} });
  const slide = { orgCode: 'A86', title: { zh: '春节' }, picture: '/artwork/a.svg', sort: 1, status: 1 };
  await deps.db.insert(slides).values({ ...slide, showFrom: new Date(inMinutes(60)) });
  const call = { url: '/api/slideShow/getSlideOnlineShowList_zj', body: { orgCode: 'A86' } };
  const titlesAt = async (at: string) =>
    ((await preview({ ...call, at })).data as Slide[]).map(({ title }) => title.zh);
  assert.deepEqual(await titlesAt(inMinutes(59)), []);
  assert.deepEqual(await titlesAt(inMinutes(60)), ['春节']);
});

test('previews that are requested together are answered one after another', async (t) => {
  const { write, stock, ask, inMinutes, hotelsAt } = await open(t);
  const written = await write('hotel');
  await stock(written);
  await ask('PUT', `/${written.id}/schedule`, { publishAt: inMinutes(5), takeDownAt: null });
  const times = [4, 5, 4, 6, 90].map(inMinutes);
  assert.deepEqual(await Promise.all(times.map(hotelsAt)), [
    [],
    [written.id],
    [],
    [written.id],
    [written.id],
  ]);
});

test('a preview of the past, of another year or of other calls is refused', async (t) => {
  const { preview, inMinutes } = await open(t);
  for (const at of [inMinutes(-1), inMinutes(367 * 24 * 60)]) {
    const { status, field } = await preview({ at });
    assert.deepEqual([status, field], [400, 'at']);
  }
  for (const url of ['/api/v1/orders', '/api/v1/products/page', '/api/v1/site/home-preview', '/api/nothing'])
    assert.equal((await preview({ url })).status, 404, url);
  assert.equal((await preview({ url: 'https://example.org/api/' })).status, 400);
  assert.equal((await preview({ url: '/api/v1/hotels?pageSize=4000' })).status, 404);
});

test('a preview needs a permission for what home shows', async (t) => {
  const { preview, signIn } = await open(t);
  const other = await signIn('OTHER', { perms: ['biz:product:query'] });
  assert.deepEqual((await preview({}, other)).status, 403);
});

test('with 64 previews waiting, more are answered 503, and later ones are answered again', async (t) => {
  const { preview } = await open(t);
  const answers = await Promise.all(Array.from({ length: 70 }, () => preview({})));
  const count = (status: number) => answers.filter((each) => each.status === status).length;
  assert.deepEqual([count(200), count(503)], [64, 6]);
  assert.equal((await preview({})).status, 200);
});
