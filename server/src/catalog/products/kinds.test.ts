import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  CallData,
  GoodsDetail,
  HotelDetail,
  ProductCard,
  TicketDetail,
  VisaDetail,
} from '@portal/shared/contract';
import { addDays } from '@portal/shared/rules';
import { translatedNames } from '#src/platform/database/index.ts';
import { openCatalogue } from './testing/catalogue-fixture.ts';
import { contents, room, slot, visaType } from './testing/contents.ts';

const segments = { hotel: 'hotels', ticket: 'tickets', goods: 'goods', visa: 'visas' } as const;

for (const kind of ['hotel', 'ticket', 'goods', 'visa'] as const)
  test(`${kind}: every filter of the list finds its products, and no other kind`, async (t) => {
    const { addProduct, list } = await openCatalogue(t);
    await addProduct({ kind, zh: '甲', category: '一类', destination: '赤坎', grade: 5, themes: ['海景'] });
    await addProduct({ kind, zh: '乙', category: '二类', destination: '霞山', days: 5, fromPrice: 30_000 });
    await addProduct({ kind, zh: '丙', category: '二类', region: '440000/440800', fromPrice: 90_000 });
    await addProduct({ kind, zh: '丁', category: '二类', status: 'draft' });
    await addProduct({ kind: 'tour', zh: '线路', category: '一类', destination: '赤坎' });
    for (const [query, expected] of [
      ['', ['甲', '乙', '丙']],
      ['category=一类', ['甲']],
      ['category=没有这类', []],
      ['destination=赤坎', ['甲']],
      ['destination=没有', []],
      ['grade=5', ['甲']],
      ['grade=4', []],
      ['theme=海景', ['甲']],
      ['theme=k:tour', []],
      ['theme=d:赤坎', []],
      ['minDays=5&maxDays=5', ['乙']],
      ['minPrice=1&maxPrice=40000', ['乙']],
      ['region=440000', ['丙']],
      ['region=440000/440800', ['丙']],
      ['region=440000/440801', []],
      ['keywords=甲', ['甲']],
      ['keywords=甲&category=二类', []],
      ['sort=priceDown', ['丙', '乙', '甲']],
    ] as const)
      assert.deepEqual(await list(`${segments[kind]}?${query}`), expected, query);
  });

test('facets include the English of names, and list numbers in ascending order', async (t) => {
  const { db, addProduct, ask } = await openCatalogue(t);
  await db.insert(translatedNames).values({ zh: '民宿', en: 'Guesthouses' });
  await addProduct({ kind: 'hotel', zh: '甲', category: '民宿', grade: 5, fromPrice: 500 });
  await addProduct({ kind: 'hotel', zh: '乙', category: '民宿', grade: 3, themes: ['泳池'] });
  await addProduct({ kind: 'hotel', zh: '丙', category: '公寓', grade: 5 });
  const { body } = await ask<CallData<'GET /api/v1/hotels/facets'>>('hotels/facets');
  assert.deepEqual(body?.data, {
    category: [
      { value: '民宿', label: { zh: '民宿', en: 'Guesthouses' }, count: 2, picture: '/art/1.svg' },
      { value: '公寓', label: { zh: '公寓' }, count: 1, picture: '/art/1.svg' },
    ],
    destination: [],
    departureCity: [],
    theme: [{ value: '泳池', label: { zh: '泳池' }, count: 1 }],
    grade: [
      { value: '3', count: 1 },
      { value: '5', count: 2 },
    ],
    days: [],
    minPrice: 500,
    maxPrice: 500,
  });
});

test('a hotel is available only if one room type has stock on every night of the stay', async (t) => {
  const { addProduct, addSku, addStock, list, today } = await openCatalogue(t);
  const whole = await addProduct({ kind: 'hotel', zh: '整' });
  const twin = await addSku(whole);
  for (const day of [10, 11, 12]) await addStock(twin, day);
  const split = await addProduct({ kind: 'hotel', zh: '拼' });
  const [one, other] = [await addSku(split), await addSku(split)];
  await addStock(one, 10);
  await addStock(one, 11, { sold: 10 });
  for (const day of [11, 12]) await addStock(other, day);
  const stay = (from: number, to: number) =>
    list(`hotels?dayFrom=${addDays(today, from)}&dayTo=${addDays(today, to)}`);
  assert.deepEqual(await stay(10, 11), ['整', '拼']);
  assert.deepEqual(await stay(10, 12), ['整']);
  assert.deepEqual(await stay(11, 13), ['整', '拼']);
  assert.deepEqual(await stay(10, 13), ['整']);
  assert.deepEqual(await stay(10, 14), []);
  assert.deepEqual(await stay(12, 12), ['整', '拼']);
  assert.deepEqual(await stay(-9, -5), []);
});

test('tickets match any bookable day; goods and visas match all days', async (t) => {
  const { addProduct, addSku, addStock, list, today } = await openCatalogue(t);
  await addStock(await addSku(await addProduct({ kind: 'ticket', zh: '门票' })), 10);
  await addStock(await addSku(await addProduct({ kind: 'goods', zh: '海味' })), undefined);
  const days = `dayFrom=${addDays(today, 8)}&dayTo=${addDays(today, 10)}`;
  assert.deepEqual(await list(`tickets?${days}`), ['门票']);
  assert.deepEqual(await list(`tickets?dayFrom=${addDays(today, 11)}`), []);
  assert.deepEqual(await list(`goods?${days}`), ['海味']);
});

test('sights are listed with opening hours, other kinds without', async (t) => {
  const { addProduct, ask } = await openCatalogue(t);
  const hours = { season: { zh: '全年' }, from: '08:30', to: '18:00', lastEntry: '17:00' };
  await addProduct({ kind: 'ticket', zh: '景点', content: { ...contents.ticket, openingHours: [hours] } });
  await addProduct({ kind: 'hotel', zh: '酒店' });
  const first = async (path: string) =>
    (await ask<{ list: ProductCard[] }>(path)).body?.data.list[0]?.openingHours;
  assert.deepEqual(await first('tickets'), [hours]);
  assert.equal(await first('hotels'), undefined);
});

test('the details of each kind include everything that can be bought', async (t) => {
  const { addProduct, addSku, ask } = await openCatalogue(t);
  const hotel = await addProduct({ kind: 'hotel', zh: '酒店', gallery: ['/a.svg'] });
  const big = await addSku(hotel, { name: { zh: '大床房' }, attributes: room, sort: 2 });
  const twin = await addSku(hotel, { name: { zh: '双床房' }, attributes: room });
  await addSku(hotel, { name: { zh: '停售' }, attributes: room, status: 0 });
  const ticket = await addProduct({ kind: 'ticket', zh: '景点' });
  const morning = await addSku(ticket, { name: { zh: '成人票' }, attributes: slot });
  const child = { ...slot, code: 'child', from: null, to: null };
  const children = await addSku(ticket, { name: { zh: '儿童票' }, attributes: child });
  const later = { ...slot, from: '13:00', to: '17:00' };
  const afternoon = await addSku(ticket, { name: { zh: '成人票' }, attributes: later });
  const goods = await addProduct({ kind: 'goods', zh: '菠萝干' });
  const hot = await addSku(goods, { attributes: { values: [1], weight: 250 } });
  const visa = await addProduct({ kind: 'visa', zh: '日本签证' });
  const single = await addSku(visa, { name: { zh: '单次' }, attributes: visaType });

  const whole = await ask<HotelDetail>(`hotels/${hotel}`);
  assert.deepEqual(whole.body?.data.rooms, [
    { skuId: twin, name: { zh: '双床房' }, ...room },
    { skuId: big, name: { zh: '大床房' }, ...room },
  ]);
  assert.deepEqual([whole.body?.data.gallery, whole.body?.data.content.opened], [['/a.svg'], 2019]);
  const { body: sight } = await ask<TicketDetail>(`tickets/${ticket}`);
  const { from, to, ...type } = slot;
  assert.deepEqual(sight?.data.types, [
    {
      name: { zh: '成人票' },
      ...type,
      slots: [
        { skuId: morning, from, to },
        { skuId: afternoon, from: '13:00', to: '17:00' },
      ],
    },
    { name: { zh: '儿童票' }, ...type, code: 'child', slots: [{ skuId: children, from: null, to: null }] },
  ]);
  const { body: things } = await ask<GoodsDetail>(`goods/${goods}`);
  assert.deepEqual(things?.data.skus, [{ skuId: hot, values: [1], weight: 250 }]);
  const { body: papers } = await ask<VisaDetail>(`visas/${visa}`);
  assert.deepEqual(papers?.data.types, [{ skuId: single, name: { zh: '单次' }, ...visaType }]);
});

test('an unknown product, one off sale or of another kind is 404, also for its stock', async (t) => {
  const { addProduct, ask } = await openCatalogue(t);
  const down = await addProduct({ kind: 'hotel', zh: '停业', status: 'down' });
  const tour = await addProduct({ zh: '线路' });
  for (const segment of Object.values(segments))
    for (const id of [down, tour, 999_999, Number.MAX_SAFE_INTEGER])
      for (const path of [`${segment}/${id}`, `${segment}/${id}/stock`])
        assert.equal((await ask(path)).status, 404, path);
});
