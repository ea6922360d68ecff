import type { ScheduleFailure } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant, ref } from '../columns.ts';
import { articles } from '../content/site.ts';
import { users } from '../identity/users.ts';
import { products } from './catalog.ts';

/**
 * Steps that a job takes at an instant: publishing or taking down a product or an article, with the rights of the user
 * who set it. A step that was taken is deleted; one that could not be taken keeps its failure until it is changed.
 */
export const schedules = pgTable(
  'schedules',
  {
    id: id(),
    productId: ref().references(() => products.id, { onDelete: 'cascade' }),
    articleId: ref().references(() => articles.id, { onDelete: 'cascade' }),
    action: text().$type<'publish' | 'take-down'>().notNull(),
    at: instant().notNull(),
    userId: ref().references(() => users.id, { onDelete: 'set null' }),
    /** The username of who set it. */
    author: text().notNull(),
    failure: jsonb().$type<ScheduleFailure>(),
  },
  (t) => [
    unique('schedules_product').on(t.productId, t.action),
    unique('schedules_article').on(t.articleId, t.action),
    index('schedules_due').on(t.at).where(sql`${t.failure} is null`),
    check('schedules_subject', sql`num_nonnulls(${t.productId}, ${t.articleId}) = 1`),
    check('schedules_action', sql`${t.action} in ('publish', 'take-down')`),
  ],
);
