import type { ProductCard } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { type Db, products } from '#src/platform/database/index.ts';
import type { AskedDays } from './days/asked-days.ts';
import { datedPrice, nightsOf, priceStep } from './days/dated-price.ts';
import { type Dated, withIds } from './product-filter.ts';

/** A card with its price on the days asked for, in fen. */
export const pricedCard = (card: ProductCard, price: number | null, days: AskedDays): ProductCard => {
  if (price === null || !days.all) return { ...card, fromPrice: price };
  const nights = nightsOf(days);
  const step = priceStep(nights);
  return { ...card, fromPrice: Math.ceil(price / nights / step) * step, stay: { nights, price } };
};

/** Cards with the prices of the days asked for instead of those of all days. */
export const withDatedPrices = async (
  db: Db,
  cards: readonly ProductCard[],
  { days, moment }: Dated,
): Promise<ProductCard[]> => {
  if (cards.length === 0) return [];
  const { rows } = await db.execute<{ id: string; price: string | null }>(sql`
    select ${products.id} as id, ${datedPrice(days, moment)} as price
    from ${products} where ${withIds(cards.map(({ id }) => id))}`);
  const prices = new Map(rows.map(({ id, price }) => [Number(id), price === null ? null : Number(price)]));
  return cards.map((card) => pricedCard(card, prices.get(card.id) ?? null, days));
};
