import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CartSku, ProductCard } from '@portal/shared/contract';
import { openCatalogue } from './testing/catalogue-fixture.ts';

test('products of all kinds keep the order of their ids, without duplicates', async (t) => {
  const { addProduct, ask } = await openCatalogue(t);
  const tour = await addProduct({ zh: '线路' });
  const down = await addProduct({ zh: '下架', status: 'down' });
  const visa = await addProduct({ kind: 'visa', zh: '签证', category: '旅游' });
  const { body, headers } = await ask<ProductCard[]>(`products?ids=${visa},999999,${down},${tour},${visa}`);
  assert.deepEqual(
    body?.data.map(({ kind, categoryName, title }) => [kind, categoryName.zh, title.zh]),
    [
      ['visa', '旅游', '签证'],
      ['tour', '国内游', '线路'],
    ],
  );
  const again = await ask(`products?ids=${visa},999999,${down},${tour},${visa}`, {
    'if-none-match': String(headers.etag),
  });
  assert.equal(again.status, 304);
});

test('up to six related products are of the same kind, same destination and themes first', async (t) => {
  const { addProduct, ask } = await openCatalogue(t);
  const id = await addProduct({ zh: '看', destination: '赤坎', themes: ['美食', '古城'], category: 'local' });
  for (let place = 1; place <= 5; place += 1) await addProduct({ zh: `别${place}`, category: 'abroad' });
  await addProduct({ zh: '同类', category: 'local' });
  await addProduct({ zh: '同地', destination: '赤坎', category: 'abroad' });
  await addProduct({ zh: '同地同题', destination: '赤坎', themes: ['古城'], category: 'abroad' });
  await addProduct({ kind: 'hotel', zh: '酒店', destination: '赤坎' });
  await addProduct({ zh: '下架', destination: '赤坎', status: 'down' });
  const { body } = await ask<ProductCard[]>(`products/${id}/related`);
  assert.deepEqual(
    body?.data.map(({ title }) => title.zh),
    ['同地同题', '同地', '同类', '别1', '别2', '别3'],
  );
  assert.equal((await ask('products/999999/related')).status, 404);
  const alone = await addProduct({ kind: 'visa', zh: '独' });
  assert.deepEqual((await ask<ProductCard[]>(`products/${alone}/related`)).body?.data, []);
});

test('a cart shows the current price and stock of its goods', async (t) => {
  const { addProduct, addSku, addStock, ask } = await openCatalogue(t);
  const goods = await addProduct({ kind: 'goods', zh: '菠萝干', picture: '/p.svg' });
  const hot = await addSku(goods, { attributes: { values: [1], weight: 250 } });
  await addStock(hot, undefined, { price: 1990, total: 5, held: 5 });
  const plain = await addSku(goods, { attributes: { values: [0], weight: 250 } });
  await addStock(plain, undefined, { price: 1890 });
  const priceless = await addSku(goods, { attributes: { values: [0], weight: 1 } });
  const off = await addSku(goods, { status: 0 });
  await addStock(off, undefined);
  const room = await addSku(await addProduct({ kind: 'hotel', zh: '酒店' }));
  await addStock(room, undefined);
  const down = await addSku(await addProduct({ kind: 'goods', zh: '下架', status: 'down' }));
  await addStock(down, undefined);
  const ids = [plain, hot, priceless, off, room, down, 999_999, plain].join(',');
  const { body, headers } = await ask<CartSku[]>(`goods-skus?ids=${ids}`);
  const shared = { productId: goods, title: { zh: '菠萝干' }, picture: '/p.svg' };
  const freight = { fee: 1000, freeFrom: 9900, remote: 1500 };
  assert.deepEqual(body?.data, [
    { skuId: plain, ...shared, options: [{ zh: '原味' }], price: 1890, left: 10, freight },
    { skuId: hot, ...shared, options: [{ zh: '辣味', en: 'Hot' }], price: 1990, left: 0, freight },
  ]);
  assert.equal(headers['cache-control'], 'public, no-cache');
});

test('invalid lists of ids are refused', async (t) => {
  const { ask } = await openCatalogue(t);
  const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');
  for (const path of ['products', 'goods-skus'])
    for (const ids of ['', 'x', '1,', '1;2', '-1', `1' or '1'='1`, '9'.repeat(16), many(51)]) {
      const { status, body } = await ask(`${path}?ids=${ids}`);
      assert.deepEqual([status, body?.field], [400, 'ids'], `${path} ${ids}`);
    }
  assert.equal((await ask(`products?ids=${many(25)}`)).status, 400);
  assert.equal((await ask(`products?ids=${many(24)}`)).status, 200);
  assert.equal((await ask(`goods-skus?ids=${many(50)}`)).status, 200);
});
