import type { App } from '@portal/shared/contract';
import type { TokenAction } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref } from '../columns.ts';
import { users } from '../identity/users.ts';

/** Tokens of teams, bound to apps and actions. `hash` is SHA-256 of the secret. */
export const releaseTokens = pgTable(
  'release_tokens',
  {
    id: id(),
    name: text().notNull(),
    team: text().notNull(),
    /** `*` is every app. */
    apps: text().array().$type<(App | '*')[]>().notNull(),
    actions: text().array().$type<TokenAction[]>().notNull(),
    hash: text().notNull().unique(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    endsAt: instant().notNull(),
    revokedAt: instant(),
    revokedBy: text(),
    lastUsedAt: instant(),
  },
  (t) => [check('release_tokens_revoked', sql`(${t.revokedAt} is null) = (${t.revokedBy} is null)`)],
);

/** Approvals of a second person that failed checks of a version are forced. Used ones are deleted. */
export const releaseForceApprovals = pgTable(
  'release_force_approvals',
  {
    app: text().$type<App>().notNull(),
    version: text().notNull(),
    /** As the history names them. */
    approver: text().notNull(),
    /** Of a member of staff. */
    userId: ref().references(() => users.id),
    /** Of a token or pipeline; null for operations. */
    team: text(),
    /** Who created the token. */
    createdBy: text(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.app, t.version, t.approver] }),
    index('release_force_approvals_user').on(t.userId),
  ],
);

/** The team that answers for each app. */
export const releaseOwners = pgTable('release_owners', {
  app: text().$type<App>().primaryKey(),
  team: text().notNull(),
  contact: text().notNull(),
});
