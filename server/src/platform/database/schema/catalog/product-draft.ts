import type { ProductDraft } from '@portal/shared/contract';
import { bigint, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { ref, updatedAt } from '../columns.ts';
import { products } from './catalog.ts';

/**
 * Unpublished changes of a live product: visitors see the published version. `addedSkus` were added by the
 * draft; they are not sold before it is published, but have a calendar.
 */
export const productDrafts = pgTable('product_drafts', {
  productId: ref()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  draft: jsonb().$type<ProductDraft>().notNull(),
  addedSkus: bigint({ mode: 'number' }).array().notNull().default([]),
  updatedAt: updatedAt(),
});
