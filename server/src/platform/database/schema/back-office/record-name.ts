import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ref, searchVector } from '../columns.ts';

/** The kinds of records whose names are found by pinyin, besides products. */
export type NamedRecord = 'user' | 'role' | 'article' | 'coupon' | 'enquiry' | 'invoice';

/**
 * How the names of records are read, as tokens. Triggers add a row for each record and empty it when the name changes; a
 * job fills empty ones.
 */
export const recordNames = pgTable(
  'record_names',
  {
    kind: text().$type<NamedRecord>().notNull(),
    recordId: ref().notNull(),
    tokens: searchVector(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId] }),
    index('record_names_tokens').using('gin', t.tokens),
    index('record_names_unread').on(t.kind, t.recordId).where(sql`tokens is null`),
  ],
);
