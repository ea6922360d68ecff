import type { App, GateFailure, ReleaseEvent, ReleaseRecord } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, id, instant, ref } from '../columns.ts';

/** Published releases: immutable, one record each. */
export const releases = pgTable(
  'releases',
  {
    app: text().$type<App>().notNull(),
    version: text().notNull(),
    record: jsonb().$type<ReleaseRecord>().notNull(),
    /** SHA-256 over the record's files: the same version with other bytes is refused. */
    digest: text().notNull(),
    /** Whose key signed the record, and how. Null for what was published before releases were signed. */
    signatureKey: text(),
    signature: text(),
    publishedBy: text().notNull(),
    publishedAt: createdAt(),
    leftChannelAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.app, t.version] }), index('releases_age').on(t.app, t.publishedAt.desc())],
);

export const releaseFiles = pgTable(
  'release_files',
  {
    app: text().$type<App>().notNull(),
    version: text().notNull(),
    path: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    identity: bytea().notNull(),
    brotli: bytea(),
    gzip: bytea(),
  },
  (t) => [
    primaryKey({ columns: [t.app, t.version, t.path] }),
    foreignKey({ columns: [t.app, t.version], foreignColumns: [releases.app, releases.version] }).onDelete(
      'cascade',
    ),
  ],
);

/** The one thing that decides what visitors get. `previous` is the good release before it. */
export const channels = pgTable(
  'channels',
  {
    app: text().$type<App>().notNull(),
    channel: text().$type<'live' | 'canary'>().notNull(),
    version: text().notNull(),
    previous: text(),
    /** Of a canary: so many percent of the visitors. */
    share: smallint(),
    updatedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.app, t.channel] }),
    // A release that a channel names, or could go back to, cannot be deleted.
    foreignKey({ columns: [t.app, t.version], foreignColumns: [releases.app, releases.version] }),
    foreignKey({ columns: [t.app, t.previous], foreignColumns: [releases.app, releases.version] }),
    check(
      'channels_share',
      sql`(${t.channel} = 'canary') = (${t.share} is not null) and ${t.share} between 1 and 50`,
    ),
  ],
);

/** Users and roles that get exactly this version, whatever is live. `subject` is a username or a role's code. */
export const releasePins = pgTable(
  'release_pins',
  {
    app: text().$type<App>().notNull(),
    kind: text().$type<'user' | 'role'>().notNull(),
    subject: text().notNull(),
    version: text().notNull(),
    actor: text().notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.app, t.kind, t.subject] }),
    // A release that somebody is given cannot be deleted.
    foreignKey({ columns: [t.app, t.version], foreignColumns: [releases.app, releases.version] }),
  ],
);

export const releaseHistory = pgTable(
  'release_history',
  {
    id: id(),
    app: text().$type<App>().notNull(),
    action: text().$type<ReleaseEvent['action']>().notNull(),
    version: text().notNull(),
    replaced: text(),
    /** What else there is to say: the share of a canary, whom a pin is for. */
    detail: text().notNull().default(''),
    actor: text().notNull(),
    reason: text().notNull(),
    /** What the gate found and was overridden. */
    forced: jsonb().$type<GateFailure[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [index('release_history_app').on(t.app, t.id.desc())],
);

/** Apps that nobody may promote until they are unlocked, and why. */
export const releaseLocks = pgTable('release_locks', {
  app: text().$type<App>().primaryKey(),
  actor: text().notNull(),
  reason: text().notNull(),
  since: createdAt(),
});

/** Who changed what, from what to what; written in the transaction that makes the change. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: ref(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_subject').on(t.subject, t.subjectId),
    index('audit_log_actor').on(t.actorId),
    index('audit_log_age').on(t.createdAt, t.id),
    index('audit_log_actor_age').on(t.actor, t.createdAt),
    index('audit_log_subject_age').on(t.subject, t.createdAt),
  ],
);

/** Which pieces of demo data were loaded, so that each is loaded once. */
export const loadedData = pgTable('loaded_data', { name: text().primaryKey(), loadedAt: createdAt() });
