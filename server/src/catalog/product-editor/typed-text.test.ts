import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProductDraft } from '@portal/shared/contract';
import { sent } from '#src/media/pictures/testing/upload.ts';
import { pictures } from '#src/platform/database/index.ts';
import { completeDrafts, everyKind } from './testing/complete-drafts.ts';
import { openEditor, segments } from './testing/editor-fixture.ts';

const evil = `<script>alert(1)</script><img src=x onerror="alert(2)"> javascript:alert(3) ' "`;

/** The same draft with every free text replaced. */
const saying = (value: unknown, words: string): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => saying(one, words));
  if ('zh' in value) return { zh: words, en: words };
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, saying(one, words)]));
};

const saidIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('zh' in value) return [String(value.zh)];
  return Object.values(value).flatMap(saidIn);
};

test('markup is stored and returned as typed, in every text', async (t) => {
  const desk = await openEditor(t);
  for (const kind of everyKind) {
    const { id } = await desk.offer(kind);
    const stored = (await desk.form(id)).draft;
    const { draft } = await desk.save(id, saying(stored, evil) as ProductDraft);
    const said = saidIn(draft);
    assert.ok(said.length > 6 && said.every((text) => text === evil), kind);
    assert.deepEqual((await desk.publish(id))[0]?.faults, [], kind);
    const page = (await desk.visit(`${segments[kind]}/${id}`)).data;
    assert.equal(page.title.zh, evil);
    const view = { tour: 'route/detail', hotel: 'hotel/hotelDetail', ticket: 'ticket/ticketDetail' };
    const path = kind === 'tour' || kind === 'hotel' || kind === 'ticket' ? view[kind] : undefined;
    if (path === undefined) continue;
    const document = await desk.app.inject(`/${path}?id=${id}`);
    assert.ok(!document.body.includes('<script>alert'), `${kind}: no markup reaches the document`);
  }
});

test('invalid characters and overlong texts are refused by field', async (t) => {
  const desk = await openEditor(t);
  const { id } = await desk.write('tour');
  const refused = async (change: object) => {
    const { status, body } = await desk.ask('PUT', `/${id}`, {
      draft: { ...completeDrafts.tour, ...change },
    });
    assert.equal(status, 400);
    return body.field;
  };
  assert.equal(await refused({ title: { zh: 'a\0b' } }), 'draft/title/zh');
  assert.equal(await refused({ title: { zh: 'x'.repeat(101) } }), 'draft/title/zh');
  const { content } = completeDrafts.tour;
  const notices = [{ zh: 'x'.repeat(5001) }];
  assert.equal(await refused({ content: { ...content, notices } }), 'draft/content/notices/0/zh');
  assert.match(String(await refused({ content: { ...content, more: 1 } })), /^draft\//);
  assert.equal(
    await refused({ skus: [{ ...completeDrafts.tour.skus[0], skuId: 999 }] }),
    'draft/skus/0/skuId',
  );
});

test('only pictures of the portal are accepted, and an uploaded one is marked as used', async (t) => {
  const desk = await openEditor(t);
  const { id } = await desk.write('ticket');
  const { url } = await sent(desk, desk.editor);
  const saved = await desk.save(id, { ...completeDrafts.ticket, gallery: [url, '/artwork/sea/1.svg'] });
  assert.deepEqual(saved.draft.gallery, [url, '/artwork/sea/1.svg']);
  const [row] = await desk.deps.db.select({ usedAt: pictures.usedAt }).from(pictures);
  assert.ok(row?.usedAt);
  for (const bad of [
    'javascript:alert(1)',
    'https://example.com/x.png',
    '/api/v1/pictures/aaaaaaaaaaaaaaaaaaaaaa',
    '/artwork/../secret.svg',
  ]) {
    const draft = { ...completeDrafts.ticket, gallery: [url, bad] };
    const { status, body } = await desk.ask('PUT', `/${id}`, { draft });
    assert.deepEqual([status, body.field], [400, 'draft/gallery/1'], bad);
  }
  const sights = [{ name: { zh: '塔' }, body: { zh: '高' }, picture: 'data:text/html,x' }];
  const content = { ...completeDrafts.ticket.content, sights };
  const { body } = await desk.ask('PUT', `/${id}`, { draft: { ...completeDrafts.ticket, content } });
  assert.equal(body.field, 'draft/content/sights/0/picture');
});

test('stops of an itinerary keep their coordinates', async (t) => {
  const desk = await openEditor(t);
  const { content } = completeDrafts.tour;
  const altar = { zh: ' 天坛 ', en: '', latitude: 39.8822, longitude: 116.4066 };
  const itinerary = content.itinerary.map((day) => ({ ...day, sights: [altar] }));
  const { id, draft } = await desk.write('tour', { content: { ...content, itinerary } });
  assert.ok(draft.kind === 'tour');
  assert.deepEqual(draft.content.itinerary[0]?.sights, [
    { zh: '天坛', latitude: 39.8822, longitude: 116.4066 },
  ]);
  const off = itinerary.map((day) => ({ ...day, sights: [{ ...altar, latitude: 91 }] }));
  const refused = await desk.ask('PUT', `/${id}`, {
    draft: { ...completeDrafts.tour, content: { ...content, itinerary: off } },
  });
  assert.deepEqual(
    [refused.status, refused.body.field],
    [400, 'draft/content/itinerary/0/sights/0/latitude'],
  );
});

test('texts are trimmed, empty English is removed, and known names keep their English', async (t) => {
  const desk = await openEditor(t);
  const first = await desk.write('tour', {
    title: { zh: ' 海 ', en: ' ' },
    destination: { zh: '海岛', en: 'Other words' },
  });
  assert.deepEqual(first.draft.title, { zh: '海' });
  assert.deepEqual((await desk.form(first.id)).draft.destination, { zh: '海岛', en: 'Other words' });
  const second = await desk.write('hotel', { destination: { zh: '海岛', en: 'Later words' } });
  assert.deepEqual(second.draft.destination, { zh: '海岛', en: 'Other words' });
});
