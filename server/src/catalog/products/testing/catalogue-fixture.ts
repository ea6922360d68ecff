import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { ProductCard } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { inventory, products, skus } from '#src/platform/database/index.ts';
import { buildTestApp } from '#test/support/test-app.ts';
import { searchColumns } from '../search/words/search-tokens.ts';
import { refreshFromPrice } from '../stock/from-price.ts';
import { UNDATED } from '../stock/undated.ts';
import { contents } from './contents.ts';

type NewProduct = Partial<typeof products.$inferInsert> & { readonly zh: string };
type NewSku = Partial<typeof skus.$inferInsert>;
type NewStock = Partial<Omit<typeof inventory.$inferInsert, 'skuId' | 'day'>>;

/** An empty catalogue with helpers to add products and stock and to send anonymous requests. */
export const openCatalogue = async (t: TestContext) => {
  const { app, deps, clock } = await buildTestApp(t);
  const { db } = deps.database;
  const today = dayOf(clock.now());

  const addProduct = async ({ zh, kind = 'tour', ...more }: NewProduct): Promise<number> => {
    const base = { kind, category: 'domestic', picture: '/art/1.svg', content: contents[kind] };
    const [row] = await db
      .insert(products)
      .values({ ...base, title: { zh }, ...searchColumns(zh, more.title ?? { zh }), ...more })
      .returning();
    assert.ok(row);
    return row.id;
  };
  const addTour = (tour: NewProduct): Promise<number> => addProduct({ days: 3, ...tour });

  const addSku = async (productId: number, sku: NewSku = {}): Promise<number> => {
    const [row] = await db
      .insert(skus)
      .values({ productId, name: { zh: '团' }, ...sku })
      .returning();
    assert.ok(row);
    return row.id;
  };
  /** Stock of a SKU on consecutive days; without a number of days, its undated row. */
  const addStock = async (
    skuId: number,
    inDays: number | undefined,
    change: NewStock = {},
  ): Promise<void> => {
    const day = inDays === undefined ? UNDATED : addDays(today, inDays);
    await db.insert(inventory).values({ skuId, day, price: 50_000, total: 10, ...change });
    const [sku] = await db.select().from(skus).where(eq(skus.id, skuId));
    assert.ok(sku);
    await refreshFromPrice(db, sku.productId, clock.now());
  };
  const addDeparture = async (tourId: number, inDays: number, change: NewStock = {}): Promise<number> => {
    const skuId = await addSku(tourId);
    await addStock(skuId, inDays, change);
    return skuId;
  };

  /** Requests a path, encoding it where needed, 30 s later so that the response cache has expired. */
  const ask = async <T>(path: string, headers = {}) => {
    clock.advance(30);
    const reply = await app.inject({
      method: 'GET',
      url: `/api/v1/${encodeURI(path).replaceAll('%25', '%')}`,
      headers,
    });
    const body = reply.body === '' ? undefined : (reply.json() as { code: string; field?: string; data: T });
    return { status: reply.statusCode, headers: reply.headers, body };
  };
  const get = <T>(path: string, headers = {}) => ask<T>(`tours${path}`, headers);
  /** The Chinese titles of a list, in order. */
  const list = async (path: string): Promise<string[]> => {
    const { body } = await ask<{ list: ProductCard[]; total: number }>(path);
    assert.ok(body?.data, path);
    assert.ok(body.data.total >= body.data.list.length);
    return body.data.list.map(({ title }) => title.zh);
  };
  const titles = (query: string): Promise<string[]> => list(`tours?${query}`);
  return { db, clock, today, addProduct, addTour, addSku, addStock, addDeparture, ask, get, list, titles };
};
