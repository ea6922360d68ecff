import type { CropFrame } from '@portal/shared/contract';
import type { SessionEnd } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, id, instant, ref, text2, updatedAt } from '../columns.ts';
import { users } from './users.ts';

/** Sessions. Only the SHA-256 of the token is stored. */
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
    /** The last time its user confirmed the second factor. */
    factorAt: instant(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);

/** Why sessions ended before their time, for the browsers that still have their tokens; kept for 30 days. */
export const endedSessions = pgTable(
  'ended_sessions',
  { tokenHash: text().primaryKey(), reason: text().$type<SessionEnd>().notNull(), endedAt: createdAt() },
  (t) => [
    index('ended_sessions_age').on(t.endedAt),
    check('ended_sessions_reason', sql`${t.reason} in ('staff', 'rights', 'password', 'factors', 'device')`),
  ],
);

/** Verification codes: single-use, 120 s. */
export const captchas = pgTable(
  'captchas',
  { key: text().primaryKey(), answerHash: text().notNull(), expiresAt: instant().notNull() },
  (t) => [index('captchas_expiry').on(t.expiresAt)],
);

/** Codes sent to verify a mobile number or mailbox: valid for 5 minutes and 5 tries, stored as hashes. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: id(),
    purpose: text().$type<'register' | 'reset' | 'login' | 'change'>().notNull(),
    targetHash: text().notNull(),
    /** The member who changes a contact; null without a session. */
    userId: ref().references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    attempts: integer().notNull().default(0),
    channel: text().$type<'sms' | 'mail'>().notNull().default('sms'),
    /** Network of the request: an IPv4 address, or the /64 of an IPv6 address. */
    address: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    index('verification_codes_target').on(t.targetHash, t.createdAt.desc()),
    index('verification_codes_address').on(t.address, t.createdAt.desc()),
    index('verification_codes_channel').on(t.channel, t.createdAt.desc()),
    index('verification_codes_expiry').on(t.expiresAt),
  ],
);

/** A member's addresses. Region names are copied, so that later renames do not change them. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    mobile: text().notNull(),
    regionCode: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    subdistrict: text().notNull().default(''),
    detail: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('addresses_user').on(t.userId, t.id.desc()),
    uniqueIndex('addresses_one_default').on(t.userId).where(sql`${t.isDefault}`),
  ],
);

/**
 * Uploaded pictures, re-encoded. `token` is in their URL; without `usedAt` they are deleted after a day. Those of the
 * media library belong to no user.
 */
export const pictures = pgTable(
  'pictures',
  {
    id: id(),
    token: text().notNull().unique(),
    userId: ref().references(() => users.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    bytes: bytea().notNull(),
    /** The same picture as AVIF, where that is smaller. */
    avif: bytea(),
    width: integer().notNull(),
    height: integer().notNull(),
    usedAt: instant(),
    /** Hidden since then, because its subject was taken down. */
    blockedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('pictures_blocked').on(t.blockedAt).where(sql`${t.blockedAt} is not null`),
    index('pictures_user').on(t.userId),
    index('pictures_unused').on(t.createdAt).where(sql`${t.usedAt} is null`),
  ],
);

/** The media library: pictures that products, articles and slides share. `alt` says what a picture shows. */
export const libraryPictures = pgTable(
  'library_pictures',
  {
    id: id(),
    token: text()
      .notNull()
      .unique()
      .references(() => pictures.token, { onDelete: 'cascade' }),
    name: text().notNull(),
    alt: text2(),
    /** The username of who uploaded it. */
    author: text().notNull(),
    /** The picture that it was cropped from, while that exists, and which part of it, in pixels. */
    croppedFromId: ref().references((): AnyPgColumn => libraryPictures.id, { onDelete: 'set null' }),
    frame: jsonb().$type<CropFrame>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('library_pictures_latest').on(t.createdAt.desc(), t.id.desc()),
    uniqueIndex('library_pictures_crop').on(t.croppedFromId, t.frame),
  ],
);

/** Failed logins by subject (`account:x`, `address:y`), for waits and rate limits. */
export const loginFailures = pgTable('login_failures', {
  subject: text().primaryKey(),
  count: integer().notNull(),
  windowStartedAt: instant().notNull(),
  lockedUntil: instant(),
});

/** A member's travellers. Document numbers are encrypted (AES-256-GCM); `documentHash` detects duplicates. */
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
    latinName: text(),
    documentCountry: text(),
    documentExpiry: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('travellers_document').on(t.userId, t.documentHash)],
);
