import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, createdAt, id, instant, ref } from '../columns.ts';
import { sessions } from './account.ts';
import { users } from './users.ts';

/**
 * Second factors: authenticator apps (TOTP), whose secret is encrypted and bound to its user, and passkeys. An
 * app counts once its first code confirmed it.
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<'totp' | 'passkey'>().notNull(),
    name: text().notNull(),
    secretCipher: bytea(),
    /** The time step of the last code: it and earlier ones are refused. */
    lastStep: bigint({ mode: 'number' }),
    credentialId: text().unique(),
    publicKey: bytea(),
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: jsonb().$type<string[]>(),
    confirmedAt: instant(),
    lastUsedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('second_factors_user').on(t.userId),
    uniqueIndex('second_factors_one_pending').on(t.userId).where(sql`${t.confirmedAt} is null`),
    check(
      'second_factors_kind',
      sql`case ${t.kind} when 'totp' then ${t.secretCipher} is not null
        when 'passkey' then ${t.credentialId} is not null and ${t.publicKey} is not null else false end`,
    ),
  ],
);

/** Recovery codes as SHA-256: 140 random bits each, so that a plain hash cannot be searched. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: instant(),
  },
  (t) => [uniqueIndex('recovery_codes_hash').on(t.userId, t.codeHash)],
);

/**
 * What a second factor answers: single-use, 5 minutes, stored as the SHA-256 of its token. Of a login there is no
 * session yet; `nonce` is what a passkey signs.
 */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    tokenHash: text().primaryKey(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: ref().references(() => sessions.id, { onDelete: 'cascade' }),
    purpose: text().$type<'login' | 'step-up' | 'enrol'>().notNull(),
    nonce: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('factor_challenges_user').on(t.userId),
    index('factor_challenges_session').on(t.sessionId),
    index('factor_challenges_expiry').on(t.expiresAt),
  ],
);
