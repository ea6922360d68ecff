import type { AlertKind, AlertState } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products, skus } from '../catalog/catalog.ts';
import { createdAt, fen, id, ref, updatedAt } from '../columns.ts';
import { users } from '../identity/users.ts';

/**
 * A member's alert on a product: for a price from of at most `maxPrice`, or that it, a SKU or a SKU on a day can be booked
 * again. It is sent once.
 */
export const productAlerts = pgTable(
  'product_alerts',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text().$type<AlertKind>().notNull(),
    skuId: ref().references(() => skus.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }),
    basePrice: fen(),
    maxPrice: fen(),
    state: text().$type<AlertState>().notNull().default('OPEN'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('product_alerts_once')
      .on(t.userId, t.productId, t.kind, sql`coalesce(${t.skuId}, 0)`, sql`coalesce(${t.day}, '-infinity')`)
      .where(sql`${t.state} = 'OPEN'`),
    index('product_alerts_open').on(t.productId, t.id).where(sql`${t.state} = 'OPEN'`),
    index('product_alerts_days').on(t.day).where(sql`${t.state} = 'OPEN'`),
    index('product_alerts_sku').on(t.skuId),
    index('product_alerts_user').on(t.userId, t.id.desc()),
    index('product_alerts_age').on(t.updatedAt),
    check('product_alerts_state', sql`${t.state} in ('OPEN', 'SENT', 'ENDED')`),
    check('product_alerts_kind', sql`${t.kind} in ('price', 'availability')`),
    check('product_alerts_price', sql`(${t.kind} = 'price') = (${t.maxPrice} is not null)`),
    check('product_alerts_day', sql`${t.day} is null or ${t.skuId} is not null`),
  ],
);

/**
 * Queue of products whose price or availability changed while members have alerts on them, written by triggers on products
 * and SKUs, and by setting an alert.
 */
export const alertQueue = pgTable(
  'alert_queue',
  {
    id: id(),
    productId: ref()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (t) => [index('alert_queue_product').on(t.productId)],
);
