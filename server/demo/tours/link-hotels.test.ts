import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ItineraryDay, TourContent } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import { products } from '#src/platform/database/index.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { loadHotels } from '../hotels/load-hotels.ts';
import { linkHotels } from './link-hotels.ts';
import { loadTours } from './load-tours.ts';
import { stayHotels, stays } from './vocabulary.ts';

const today = '2026-11-20';

test('nights of tours link to the hotels of the demo, also when loaded again', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  await loadTours(db, today);
  await loadHotels(db, today);
  const tours = () => db.select().from(products).where(eq(products.kind, 'tour')).orderBy(products.id);
  const daysOf = async (): Promise<ItineraryDay[]> =>
    (await tours()).flatMap(({ content }) => (content as TourContent).itinerary);
  const before = await daysOf();
  await linkHotels(db);
  const after = await daysOf();
  const linked = after.filter(({ hotelId }) => hotelId);
  const written = new Set(Object.keys(stayHotels).map((stay) => stays[stay as keyof typeof stays][0]));
  assert.equal(linked.length, before.filter(({ hotel }) => hotel && written.has(hotel.zh)).length);
  for (const { hotel, hotelId, hotelStars } of linked) {
    const [row] = await db
      .select()
      .from(products)
      .where(and(eq(products.kind, 'hotel'), eq(products.id, hotelId ?? 0)));
    assert.deepEqual([row?.title, row?.grade], [hotel, hotelStars]);
  }
  assert.deepEqual(
    after.map(({ title, body }) => [title, body]),
    before.map(({ title, body }) => [title, body]),
  );
  await linkHotels(db);
  assert.deepEqual(await daysOf(), after);
});
