import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref, updatedAt } from './columns.ts';

/** Everybody who can sign in: members and staff. `deletedAt` is a logical delete that frees the username. */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    nickname: text().notNull(),
    passwordHash: text().notNull(),
    mobile: text(),
    gender: smallint().notNull().default(0),
    avatar: text(),
    email: text(),
    status: smallint().notNull().default(1),
    deptId: ref(),
    mustChangePassword: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant(),
  },
  (t) => [
    uniqueIndex('users_username_live').on(sql`lower(${t.username})`).where(sql`${t.deletedAt} is null`),
    index('users_dept').on(t.deptId),
    check('users_status', sql`${t.status} in (0, 1)`),
  ],
);

/** Signed-in sessions. Only the SHA-256 of the token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    agent: text().notNull(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);

/** Verification codes: single-use, 120 s. */
export const captchas = pgTable(
  'captchas',
  { key: text().primaryKey(), answerHash: text().notNull(), expiresAt: instant().notNull() },
  (t) => [index('captchas_expiry').on(t.expiresAt)],
);

/** Failed logins by subject (`account:x`, `address:y`): what the wait and the rate limit are computed from. */
export const loginFailures = pgTable('login_failures', {
  subject: text().primaryKey(),
  count: integer().notNull(),
  windowStartedAt: instant().notNull(),
  lockedUntil: instant(),
});

/** A member's travellers. Document numbers are encrypted (AES-256-GCM); `documentHash` tells duplicates. */
export const travellers = pgTable(
  'travellers',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    documentType: text().notNull(),
    documentCipher: text().notNull(),
    documentMask: text().notNull(),
    documentHash: text().notNull(),
    birthDate: text().notNull(),
    gender: smallint().notNull().default(0),
    mobile: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('travellers_document').on(t.userId, t.documentHash)],
);
