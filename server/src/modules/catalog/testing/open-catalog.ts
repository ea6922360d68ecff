import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { TourCard, TourContent } from '@portal/shared/contract';
import { addDays, dayOf } from '@portal/shared/rules';
import { inventory, products, skus } from '../../../db/schema/index.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { refreshFromPrice } from '../from-price.ts';
import { searchColumns } from '../search-tokens.ts';

const content: TourContent = {
  highlights: [],
  itinerary: [],
  included: [],
  excluded: [],
  notices: [],
  refundTiers: [],
  minGroup: 1,
  maxPeople: 9,
  cutoffDays: 1,
};

type NewTour = Partial<typeof products.$inferInsert> & { zh: string };

/** An empty catalogue to fill with tours and departures, and to ask as everybody may. */
export const openCatalog = async (t: TestContext) => {
  const { app, deps, clock } = await buildTestApp(t);
  const { db } = deps.database;
  const today = dayOf(clock.now());
  const addTour = async ({ zh, ...more }: NewTour): Promise<number> => {
    const base = { kind: 'tour' as const, category: 'domestic', picture: '/art/1.svg', content, days: 3 };
    const [row] = await db
      .insert(products)
      .values({ ...base, title: { zh }, ...searchColumns(zh), ...more })
      .returning();
    assert.ok(row);
    return row.id;
  };
  const addDeparture = async (tourId: number, inDays: number, change: object = {}): Promise<number> => {
    const [sku] = await db
      .insert(skus)
      .values({ productId: tourId, name: { zh: '团' } })
      .returning();
    assert.ok(sku);
    const day = addDays(today, inDays);
    await db.insert(inventory).values({ skuId: sku.id, day, price: 50_000, total: 10, ...change });
    await refreshFromPrice(db, tourId, clock.now());
    return sku.id;
  };
  const get = async <T>(path: string, headers = {}) => {
    const reply = await app.inject({ method: 'GET', url: `/api/v1/tours${path}`, headers });
    const body = reply.body === '' ? undefined : (reply.json() as { code: string; field?: string; data: T });
    return { status: reply.statusCode, headers: reply.headers, body };
  };
  const titles = async (query: string): Promise<string[]> => {
    const { body } = await get<{ list: TourCard[]; total: number }>(`?${query}`);
    assert.ok(body, query);
    assert.equal(body.data.total >= body.data.list.length, true);
    return body.data.list.map(({ title }) => title.zh);
  };
  return { db, clock, today, addTour, addDeparture, get, titles };
};
