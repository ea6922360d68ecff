import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The English of the names that products are filtered by: categories, destinations, departure cities, themes. A job
 * writes how the Chinese is read: `pinyin` without spaces, and its initials.
 */
export const translatedNames = pgTable(
  'terms',
  {
    zh: text().primaryKey(),
    en: text().notNull(),
    pinyin: text(),
    initials: text(),
  },
  (t) => [
    index('terms_pinyin').using('gin', sql`pinyin gin_trgm_ops`),
    index('terms_english').using('gin', sql`lower(en) gin_trgm_ops`),
    index('terms_unread').on(t.zh).where(sql`pinyin is null`),
  ],
);
