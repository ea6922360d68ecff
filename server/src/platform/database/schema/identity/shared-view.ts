import type { ViewFilters } from '@portal/shared/contract';
import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from '../columns.ts';
import { roles } from './system.ts';
import { users } from './users.ts';

/** Filters of a list that are shared with the holders of a role. */
export const sharedViews = pgTable(
  'shared_views',
  {
    id: id(),
    screen: text().notNull(),
    roleId: ref()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    filters: jsonb().$type<ViewFilters>().notNull(),
    /** Who shared them. */
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('shared_views_name').on(t.screen, t.roleId, t.name),
    index('shared_views_user').on(t.userId),
  ],
);
