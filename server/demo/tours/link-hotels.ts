import { and, eq, sql } from 'drizzle-orm';
import { type Db, products } from '#src/platform/database/index.ts';
import type { HotelSeed } from '../hotels/hotel-seed.ts';
import { hotelSeeds } from '../hotels/load-hotels.ts';
import { textOf } from '../text-pair.ts';
import { type StayName, stayHotels, stays } from './vocabulary.ts';

const hotelNamed = (slug: string): HotelSeed => {
  const hotel = hotelSeeds.find((seed) => seed.slug === slug);
  if (hotel === undefined) throw new Error(`stay-hotels.json: no hotel of the demo has the slug ${slug}`);
  return hotel;
};

const idOf = async (tx: Db, title: string): Promise<number | undefined> => {
  const isHotel = and(eq(products.kind, 'hotel'), eq(sql`${products.title} ->> 'zh'`, title));
  const [row] = await tx.select({ id: products.id }).from(products).where(isHotel);
  return row?.id;
};

/** Every night of a stay, in all tours, is one in the hotel. Nights that were edited since stay as they are. */
const linkStay = async (tx: Db, stay: StayName, slug: string): Promise<void> => {
  const { title, stars } = hotelNamed(slug);
  const hotelId = await idOf(tx, textOf(title).zh);
  if (hotelId === undefined) return;
  const before = JSON.stringify({ hotel: textOf(stays[stay]) });
  const after = JSON.stringify({ hotel: textOf(title), hotelStars: stars, hotelId });
  const itinerary = sql`(
    select jsonb_agg(case when day @> ${before}::jsonb then day || ${after}::jsonb else day end order by number)
    from jsonb_array_elements(${products.content} -> 'itinerary') with ordinality as days (day, number)
  )`;
  await tx
    .update(products)
    .set({ content: sql`jsonb_set(${products.content}, '{itinerary}', ${itinerary})` })
    .where(
      and(
        eq(products.kind, 'tour'),
        sql`${products.content} -> 'itinerary' @> jsonb_build_array(${before}::jsonb)`,
      ),
    );
};

/** Names the hotels of the demo in which nights of its tours are spent, with links to them. */
export const linkHotels = async (tx: Db): Promise<void> => {
  for (const [stay, slug] of Object.entries(stayHotels)) await linkStay(tx, stay as StayName, slug);
};
