import type { EditedKind } from '@portal/shared/contract';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ref } from '../columns.ts';
import { users } from '../identity/users.ts';

/** Who has which record open in a form; a row counts for half a minute after `seenAt`. */
export const recordEditors = pgTable(
  'record_editors',
  {
    kind: text().$type<EditedKind>().notNull(),
    recordId: ref().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: instant().notNull(),
    seenAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId, t.userId] }),
    index('record_editors_user').on(t.userId),
    index('record_editors_age').on(t.seenAt),
  ],
);
