import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSceneName } from '@portal/demo-artwork';
import type { AgencyPage, CallData, TourDetail } from '@portal/shared/contract';
import { productLabels, rotations } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { loadArticles } from '../articles/load-articles.ts';
import { loadOnce } from '../load-once.ts';
import { loadTours } from '../tours/load-tours.ts';
import { loadSite } from './load-site.ts';

test('the home page has slides, announcements, areas and recommendations', async (t) => {
  const { app, deps } = await buildTestApp(t);
  await loadOnce(deps, 'tours', loadTours);
  await loadOnce(deps, 'articles', loadArticles);
  await loadOnce(deps, 'site', loadSite);
  assert.equal(await loadOnce(deps, 'site', loadSite), false);
  const ask = async <T>(url: string, payload?: object): Promise<T> => {
    const reply = await app.inject(payload ? { method: 'POST', url, payload } : { url });
    assert.equal(reply.statusCode, 200, `${url}: ${reply.body}`);
    return reply.json().data;
  };

  const info = await ask<CallData<'GET /api/travelInfo/getByOrgCode'>>(
    '/api/travelInfo/getByOrgCode?orgCode=A86',
  );
  assert.ok(info.facts.length >= 3);
  const site = await ask<CallData<'POST /api/websiteManager/:orgCode'>>('/api/websiteManager/A86', {});
  assert.match(site.icp, /演示/);
  assert.equal(site.footerLinks.length, 6);
  for (const { title, link } of site.footerLinks.filter(({ link }) => link !== '/coupons')) {
    const id = /^\/common-detail\?id=(\d+)$/.exec(link)?.[1];
    assert.deepEqual((await ask<AgencyPage>(`/api/v1/statements/${id}`)).title, title);
  }

  type Slides = CallData<'POST /api/slideShow/getSlideOnlineShowList_zj'>;
  const slides = await ask<Slides>('/api/slideShow/getSlideOnlineShowList_zj', { orgCode: 'A86' });
  assert.equal(slides.length, 5);
  for (const { picture, link } of slides) {
    assert.ok(isSceneName(picture.split('/')[2] ?? ''), picture);
    const id = /^\/route\/detail\?id=(\d+)$/.exec(link ?? '')?.[1];
    assert.ok((await ask<TourDetail>(`/api/v1/tours/${id}`)).title.zh);
  }
  assert.equal(await deps.database.db.$count(rotations), 6);

  const areas = await ask<CallData<'GET /api/homeArea/web/getHomeArea'>>('/api/homeArea/web/getHomeArea');
  const codes = areas.map(({ code }) => code);
  assert.deepEqual(codes, [
    'recommended',
    'sale',
    'local',
    'vicinity',
    'hotels',
    'tickets',
    'domestic',
    'abroad',
    'visas',
    'party-building',
    'learning',
    'goods',
    'news',
  ]);

  type Types = CallData<'GET /api/recommendationType/:id'>;
  const types = await ask<Types>(`/api/recommendationType/${areas[0]?.id}`);
  assert.equal(types.length, 4);
  for (const type of types) {
    const labels = await ask<Types>(`/api/recommendationLabel/A86&${type.id}`);
    assert.ok(labels.length >= 2);
    for (const label of labels) {
      const body = { typeId: type.id, labelId: label.id };
      const { total } = await ask<{ total: number }>('/api/recommendRoute/page', body);
      assert.ok(total > 0, label.name.en);
    }
  }
  assert.ok((await deps.database.db.$count(productLabels)) >= 12);
  const sale = await ask<{ total: number }>('/api/route/sale/page', {});
  assert.ok(sale.total >= 8);
});
