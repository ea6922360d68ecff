import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CallData } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import { loadTours } from '#demo/tours/load-tours.ts';
import { loadTranslatedNames } from '#demo/tours/translated-names.ts';
import { translatedNames } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { openCatalogue } from '../testing/catalogue-fixture.ts';
import { addReadings } from './reading-job.ts';
import { searchColumns } from './words/search-tokens.ts';

type Found = CallData<'GET /api/v1/search'>;
type Suggested = CallData<'GET /api/v1/search/suggestions'>;

test('demo tours are found by destination, by days in any notation, and in English', async (t) => {
  const { app, deps, clock } = await buildTestApp(t);
  await loadTranslatedNames(deps.db);
  await loadTours(deps.db, dayOf(clock.now()));
  const find = async (keywords: string) => {
    const reply = await app.inject({ url: '/api/v1/search', query: { keywords, pageSize: '100' } });
    return (reply.json() as { data: Found }).data;
  };
  const ids = async (keywords: string) => (await find(keywords)).list.map(({ id }) => id).sort();

  const lake = await find('湖光岩');
  assert.ok(lake.total >= 2);
  assert.match(lake.list[0]?.title.zh ?? '', /湖光岩/, 'titles come first');

  const threeDays = await find('湛江 三天');
  assert.ok(threeDays.total >= 1);
  assert.ok(threeDays.list.every(({ days }) => days === 3));
  for (const same of ['三天 湛江', '湛江 3天', '湛江 3日', '湛江 三日', '湛江　三天', 'Zhanjiang three days'])
    assert.deepEqual(await ids(same), await ids('湛江 三天'), same);

  const islands = await find('island');
  assert.ok(islands.total >= 3);
  assert.ok(islands.list.some(({ title }) => title.zh.includes('硇洲岛')));
  for (const same of ['ISLAND', 'Islands', 'islan']) assert.deepEqual(await ids(same), await ids('island'));

  assert.ok((await find('红色旅游')).total >= 8);
  assert.ok((await find('study tours')).total >= 8);
  for (const nonsense of ['獞獟獠', 'qwertyuiop', '湖光岩 qwertyuiop', '岩光湖', '%', "' or 1=1 --"])
    assert.equal((await find(nonsense)).total, 0, nonsense);
});

test('a search counts all kinds and can list one of them', async (t) => {
  const { addProduct, ask } = await openCatalogue(t);
  const said = searchColumns('湛江的海', { zh: '' });
  await addProduct({ zh: '一', ...said, soldCount: 5 });
  await addProduct({ zh: '二', ...said, soldCount: 9 });
  await addProduct({ zh: '湛江', ...said });
  await addProduct({ kind: 'goods', zh: '三', ...said, soldCount: 7 });
  await addProduct({ kind: 'goods', zh: '四', ...said, status: 'down' });
  const search = async (query: string) => {
    const { body } = await ask<Found>(`search?${query}`);
    assert.ok(body?.data);
    return [body.data.list.map(({ title }) => title.zh), body.data.total, body.data.kinds];
  };
  const kinds = [
    { kind: 'tour', count: 3 },
    { kind: 'goods', count: 1 },
  ];
  assert.deepEqual(await search('keywords=湛江'), [['湛江', '二', '三', '一'], 4, kinds]);
  assert.deepEqual(await search('keywords=湛江&kind=goods'), [['三'], 1, kinds]);
  assert.deepEqual(await search('keywords=湛江&kind=visa'), [[], 0, kinds]);
  assert.deepEqual(await search('keywords=湛江&pageSize=3&pageNum=2'), [['一'], 4, kinds]);
  assert.deepEqual(await search('keywords=湛江&pageNum=10000&pageSize=100'), [[], 4, kinds]);
  assert.deepEqual(await search('keywords= '), [[], 0, []]);
});

test('the pages of a search never repeat a product, whatever the page size', async (t) => {
  const { addProduct, ask } = await openCatalogue(t);
  for (let number = 1; number <= 130; number += 1)
    await addProduct({
      zh: number % 3 === 0 ? `海 ${number}` : `${number}`,
      ...searchColumns('海', { zh: '' }),
    });
  for (const pageSize of [30, 40, 100]) {
    const seen = new Set<number>();
    for (let pageNum = 1; pageNum <= Math.ceil(130 / pageSize); pageNum += 1) {
      const { body } = await ask<Found>(`search?keywords=海&pageSize=${pageSize}&pageNum=${pageNum}`);
      for (const { id } of body?.data.list ?? []) seen.add(id);
    }
    assert.equal(seen.size, 130, `${pageSize} a page`);
  }
});

test('typing suggests destinations and products by title', async (t) => {
  const { db, addProduct, ask } = await openCatalogue(t);
  await db.insert(translatedNames).values([
    { zh: '硇洲岛', en: 'Naozhou Island' },
    { zh: '海岛', en: 'Islands' },
  ]);
  const title = { zh: '硇洲岛两日', en: 'Two days on Naozhou' };
  const tour = await addProduct({
    zh: '',
    title,
    ...searchColumns('硇洲岛两日 Two days on Naozhou', title),
    destination: '硇洲岛',
    soldCount: 2,
  });
  const hotel = await addProduct({ kind: 'hotel', zh: '硇洲渔家', destination: '硇洲岛' });
  await addProduct({ zh: '别处', ...searchColumns('别处 硇洲', { zh: '别处' }) });
  await addProduct({ zh: '硇洲下架', status: 'down', destination: '硇洲岛' });
  const suggest = async (keywords: string) =>
    (await ask<Suggested>(`search/suggestions?keywords=${keywords}`)).body?.data;
  const place = { zh: '硇洲岛', en: 'Naozhou Island' };
  const places = [
    { kind: 'tour', id: null, text: place },
    { kind: 'hotel', id: null, text: place },
  ];
  const onTour = { kind: 'tour', id: tour, text: title };
  assert.deepEqual(await suggest('硇洲'), [
    ...places,
    onTour,
    { kind: 'hotel', id: hotel, text: { zh: '硇洲渔家' } },
  ]);
  assert.deepEqual(await suggest('naoz'), [
    ...places,
    onTour,
    { kind: 'hotel', id: hotel, text: { zh: '硇洲渔家' } },
  ]);
  assert.deepEqual(await suggest('两日'), [onTour]);
  assert.deepEqual(await suggest('wo days'), []);
  assert.deepEqual(await suggest('island'), places);
  for (const none of ['', ' ', '%', '_', '獞獟']) assert.deepEqual(await suggest(none), [], none);
  for (let number = 0; number < 12; number += 1) await addProduct({ zh: `硇洲${number}号` });
  assert.equal((await suggest('硇洲'))?.length, 10);
});

test('a city finds what is there, not an address in a street of that name', async (t) => {
  const { addProduct, ask } = await openCatalogue(t);
  await addProduct({ zh: '一', ...searchColumns('北京五日 Beijing', { zh: '北京五日', en: 'Beijing' }) });
  const address = ['广州市越秀区，北京路与公园前之间', 'Between Beijing Road and Gongyuanqian, Guangzhou'];
  const title = { zh: '榕荫酒店', en: 'Banyan Shade' };
  await addProduct({ kind: 'hotel', zh: '二', ...searchColumns('', title, address) });
  const found = async (keywords: string) =>
    (await ask<Found>(`search?keywords=${keywords}`)).body?.data.list.map((card) => card.title.zh);
  for (const city of ['北京', 'beijing', 'Beijing']) assert.deepEqual(await found(city), ['一'], city);
  for (const place of ['北京路', 'Beijing Road', '越秀', 'guangzhou', 'gongyuanqian'])
    assert.deepEqual(await found(place), ['二'], place);
});

/** A catalogue with products on islands, whose names are read. */
const openIslands = async (t: TestContext) => {
  const catalog = await openCatalogue(t);
  const { db, addProduct, ask } = catalog;
  await db.insert(translatedNames).values([
    { zh: '涠洲岛', en: 'Weizhou Island' },
    { zh: '北京', en: 'Beijing' },
    { zh: '阳朔', en: 'Yangshuo' },
    { zh: '西安', en: "Xi'an" },
  ]);
  const add = (zh: string, en: string, destination: string) =>
    addProduct({
      zh: '',
      title: { zh, en },
      destination,
      ...searchColumns(`${zh} ${en} ${destination}`, { zh, en }),
    });
  await add('涠洲岛看海三日', 'Three days by the sea', '涠洲岛');
  await add('故宫五日', 'Five days in the palaces', '北京');
  await add('阳朔山水', 'Karst hills', '阳朔');
  await add('兵马俑一日', 'Terracotta army', '西安');
  await addReadings(db);
  const find = async (keywords: string, more = '') => {
    const { body } = await ask<Found>(`search?keywords=${keywords}${more}`);
    assert.ok(body?.data);
    const { list, corrected, nearest } = body.data;
    return { titles: list.map(({ title }) => title.zh), corrected, nearest };
  };
  return { ...catalog, find };
};

for (const keywords of ['weizhoudao', 'weizhoud', 'wzd', '潿洲島', '潿洲島看海', 'Weizhoudao sanri'])
  test(`“${keywords}” finds the island without a correction`, async (t) => {
    const { find } = await openIslands(t);
    const { titles, corrected } = await find(keywords);
    assert.deepEqual(titles, ['涠洲岛看海三日']);
    assert.equal(corrected, null);
  });

for (const [keywords, title, corrected] of [
  ['涠州岛', '涠洲岛看海三日', '涠洲岛'],
  ['维舟岛', '涠洲岛看海三日', '涠洲岛'],
  ['维舟岛看海', '涠洲岛看海三日', '涠洲岛看海'],
  ['weizhuodao', '涠洲岛看海三日', '涠洲岛'],
  ['beijng', '故宫五日', 'Beijing'],
  ['beijng palaces', '故宫五日', 'Beijing palaces'],
  ['阳溯', '阳朔山水', '阳朔'],
  ['xa', '兵马俑一日', '西安'],
] as const)
  test(`the misspelling “${keywords}” is searched as “${corrected}”, and not when it is asked for exactly`, async (t) => {
    const { find } = await openIslands(t);
    const found = await find(keywords);
    assert.deepEqual(found.titles, [title]);
    assert.equal(found.corrected?.zh, corrected);
    assert.deepEqual((await find(keywords, '&exact=true')).titles, []);
  });

test('a search without results suggests similar places and products', async (t) => {
  const { find, ask } = await openIslands(t);
  const { titles, nearest } = await find('yangshou lighthouse');
  assert.deepEqual(titles, []);
  assert.deepEqual(
    nearest.map(({ text, id }) => [text.zh, id === null]),
    [['阳朔', true]],
  );
  const { nearest: products } = await find('看海七日涠洲岛');
  assert.deepEqual(products.map(({ text }) => text.zh)[0], '涠洲岛看海三日');
  assert.deepEqual((await find('獞獟獠')).nearest, []);
  const typed = await ask<Suggested>('search/suggestions?keywords=yangshou');
  assert.deepEqual(
    typed.body?.data.map(({ text }) => text.zh),
    ['阳朔'],
  );
});

test('typing pinyin suggests places and products', async (t) => {
  const { ask } = await openIslands(t);
  for (const keywords of ['weizhoud', 'wzd', '潿洲']) {
    const { body } = await ask<Suggested>(`search/suggestions?keywords=${keywords}`);
    assert.deepEqual(
      body?.data.map(({ text }) => text.zh),
      ['涠洲岛', '涠洲岛看海三日'],
      keywords,
    );
  }
});

test('a list understands pinyin and common misspellings', async (t) => {
  const { addProduct, list } = await openCatalogue(t);
  await addProduct({ zh: '涠洲岛看海' });
  for (const keywords of ['涠州岛', 'weizhoudao', 'wzd', '潿洲島'])
    assert.deepEqual(await list(`tours?keywords=${keywords}`), ['涠洲岛看海'], keywords);
});

test('products that were stored without pinyin are read by the job', async (t) => {
  const { db, addProduct, list } = await openCatalogue(t);
  await addProduct({
    zh: '涠洲岛',
    searchTokens: "'涠洲'",
    searchVersion: 0,
    searchText: '涠洲岛 越秀区北京路',
  });
  assert.deepEqual(await list('tours?keywords=weizhoudao'), []);
  await addReadings(db);
  assert.deepEqual(await list('tours?keywords=weizhoudao'), ['涠洲岛']);
  assert.deepEqual(await list('tours?keywords=beijing'), []);
  assert.deepEqual(await list('tours?keywords=涠洲'), ['涠洲岛']);
});

test('keywords of 10,000 characters are refused with the field', async (t) => {
  const { ask } = await openCatalogue(t);
  for (const path of ['search', 'search/suggestions', 'tours'])
    assert.deepEqual(
      await ask(`${path}?keywords=${'海'.repeat(10_000)}`).then(({ status, body }) => [status, body?.field]),
      [400, 'keywords'],
      path,
    );
});
