import type { ProductDraft } from '@portal/shared/contract';
import { bigint, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { ref, updatedAt } from '../columns.ts';
import { products } from './catalog.ts';

/**
 * What is written of a live product and not published yet: visitors see the product as it was. `addedSkus` came with it;
 * they are in no shop before it is published, but have their calendar.
 */
export const productDrafts = pgTable('product_drafts', {
  productId: ref()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  draft: jsonb().$type<ProductDraft>().notNull(),
  addedSkus: bigint({ mode: 'number' }).array().notNull().default([]),
  updatedAt: updatedAt(),
});
