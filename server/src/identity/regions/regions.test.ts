import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Region } from '@portal/shared/contract';
import { provinces } from '@portal/shared/rules';
import { buildTestApp } from '#test/support/test-app.ts';
import { readRegionBook } from './region-book.ts';
import { findRegionNames } from './region-service.ts';

const openRegions = async (t: Parameters<typeof buildTestApp>[0]) => {
  const { app } = await buildTestApp(t);
  const ask = (parent?: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/api/v1/regions${parent === undefined ? '' : `?parent=${parent}`}`, headers });
  const below = async (parent?: string): Promise<Region[]> => (await ask(parent)).json().data;
  return { ask, below };
};

test('regions are public, from the provinces of the mainland down to the streets', async (t) => {
  const { below } = await openRegions(t);
  const all = await below();
  assert.equal(all.length, provinces.length);
  assert.deepEqual(
    all.find(({ code }) => code === '44'),
    { code: '44', name: '广东省', nameEn: 'Guangdong', leaf: false },
  );
  const named = async (parent: string, name: string) =>
    (await below(parent)).find((one) => one.name === name);
  assert.equal((await named('44', '湛江市'))?.code, '4408');
  assert.equal((await named('4408', '霞山区'))?.nameEn, 'Xiashan District');
  assert.deepEqual(await named('440803', '新园街道'), {
    code: '440803011',
    name: '新园街道',
    nameEn: 'Xinyuan Subdistrict',
    leaf: true,
  });
  assert.deepEqual(await below('440803011'), []);
});

for (const [what, parent, names] of [
  ['a municipality is its own city', '11', ['北京市']],
  ['Chongqing has its counties beside it', '50', ['重庆市', '重庆郊县']],
  ['a city without districts is its own district', '4419', ['东莞市']],
  ['a city without districts but with streets too', '6202', ['嘉峪关市']],
] as const)
  test(what, async (t) => {
    const { below } = await openRegions(t);
    assert.deepEqual(
      (await below(parent)).map(({ name }) => name),
      names,
    );
  });

test('browsers cache regions for a day and revalidate by ETag', async (t) => {
  const { ask } = await openRegions(t);
  const first = await ask('44');
  assert.equal(first.headers['cache-control'], 'public, max-age=86400');
  const again = await ask('44', { 'if-none-match': String(first.headers.etag) });
  assert.deepEqual([again.statusCode, again.body], [304, '']);
});

test('an unknown region is 404, and a malformed code is refused', async (t) => {
  const { ask } = await openRegions(t);
  for (const parent of ['99', '71', '440899', '440803999']) assert.equal((await ask(parent)).statusCode, 404);
  for (const parent of ['4', 'abc', '44080', '4408030110']) {
    const refusal = await ask(parent);
    assert.deepEqual([refusal.statusCode, refusal.json().field], [400, 'parent']);
  }
});

test('an address needs a street, or a district without streets', async () => {
  assert.deepEqual(await findRegionNames('440803011'), {
    province: '广东省',
    city: '湛江市',
    district: '霞山区',
    subdistrict: '新园街道',
  });
  assert.deepEqual(await findRegionNames('441900'), {
    province: '广东省',
    city: '东莞市',
    district: '东莞市',
    subdistrict: '',
  });
  for (const code of ['44', '4408', '440803', '440803999', '710000', ''])
    assert.equal(await findRegionNames(code), undefined, code);
});

test('merged districts and regions without delivery are left out', () => {
  const book = readRegionBook({
    province: [
      { c: '330000', n: '浙江省' },
      { c: '710000', n: '台湾省' },
    ],
    city: [{ c: '330100', n: '杭州市' }],
    area: [
      { c: '330102', n: '上城区' },
      { c: '330103', n: '下城区' },
      { c: '710101', n: '中正区' },
    ],
    town: [
      { c: '330102', n: '清波街道', t: '001000' },
      { c: '710101', n: '某街道', t: '001000' },
    ],
  });
  assert.deepEqual(book.below('3301'), [{ code: '330102', name: '上城区' }]);
  assert.deepEqual(
    book.below('').map(({ name }) => name),
    ['浙江省'],
  );
  assert.equal(book.nameOf('7101'), undefined);
});
