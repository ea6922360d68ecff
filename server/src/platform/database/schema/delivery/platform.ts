import type { App, ClientOnlyView, GateFailure, ReleaseEvent, ReleaseRecord } from '@portal/shared/contract';
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
    /** The key and signature of the record. Null for releases published before signing was introduced. */
    signatureKey: text(),
    signature: text(),
    /** Public views that failed to render on the server when it was published, with the other release. */
    clientOnly: jsonb().$type<ClientOnlyView[]>().notNull().default([]),
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

/** The releases that visitors get. `previous` is the previous good release, the target of a rollback. */
export const channels = pgTable(
  'channels',
  {
    app: text().$type<App>().notNull(),
    channel: text().$type<'live' | 'canary'>().notNull(),
    version: text().notNull(),
    previous: text(),
    /** Share of visitors of a canary, in percent. */
    share: smallint(),
    updatedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.app, t.channel] }),
    // A release on a channel, or that is the target of a rollback, cannot be deleted.
    foreignKey({ columns: [t.app, t.version], foreignColumns: [releases.app, releases.version] }),
    foreignKey({ columns: [t.app, t.previous], foreignColumns: [releases.app, releases.version] }),
    check(
      'channels_share',
      sql`(${t.channel} = 'canary') = (${t.share} is not null) and ${t.share} between 1 and 50`,
    ),
  ],
);

/** Users and roles pinned to a version. `subject` is a username or a role's code. */
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
    // A pinned release cannot be deleted.
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
    /** Details: the share of a canary, the subject of a pin. */
    detail: text().notNull().default(''),
    actor: text().notNull(),
    reason: text().notNull(),
    /** Failed checks that were forced. */
    forced: jsonb().$type<GateFailure[]>().notNull().default([]),
    /** The second person who approved that; null without one. */
    approval: jsonb().$type<NonNullable<ReleaseEvent['approval']>>(),
    createdAt: createdAt(),
  },
  (t) => [index('release_history_app').on(t.app, t.id.desc())],
);

/**
 * The public log of releases (decision 0050): each entry has the hash of all before it. Entries are added, never
 * changed. `digest` is that of the release.
 */
export const releaseLog = pgTable('release_log', {
  position: ref().primaryKey(),
  app: text().$type<App>().notNull(),
  action: text().$type<ReleaseEvent['action']>().notNull(),
  version: text().notNull(),
  replaced: text(),
  digest: text(),
  at: instant().notNull(),
  hash: text().notNull(),
});

/** Apps locked against promotions, and the reason. */
export const releaseLocks = pgTable('release_locks', {
  app: text().$type<App>().primaryKey(),
  actor: text().notNull(),
  reason: text().notNull(),
  since: createdAt(),
});

/** The last event of each source that was sent as a webhook. */
export const webhookCursors = pgTable('webhook_cursors', {
  source: text().primaryKey(),
  lastId: ref().notNull(),
});

/** Audit rows with actor, before and after; written in the transaction of the change. */
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
    /** Network address and user agent of the request; null for the portal itself and once erased. */
    address: text(),
    agent: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_address').on(t.address.op('text_pattern_ops'), t.createdAt),
    index('audit_log_subject').on(t.subject, t.subjectId),
    index('audit_log_actor').on(t.actorId),
    index('audit_log_age').on(t.createdAt, t.id),
    index('audit_log_actor_age').on(t.actor, t.createdAt),
    index('audit_log_subject_age').on(t.subject, t.createdAt),
  ],
);

/**
 * The hash chain over the audit log (decision 0047). `details` is the salted hash of what an erasure may change, `hash`
 * that of the row before, the rest of the audit row, and `details`. An erasure deletes the salt.
 */
export const auditSeals = pgTable('audit_seals', {
  position: ref().primaryKey(),
  auditId: ref()
    .notNull()
    .unique()
    .references(() => auditLog.id),
  salt: text(),
  details: text().notNull(),
  hash: text().notNull(),
});

/** Secrets of this database, each encrypted with the key of `DATA_KEY` whose id is `keyId`. */
export const dataSecrets = pgTable('data_secrets', {
  name: text().$type<'hashes'>().primaryKey(),
  keyId: text().notNull(),
  sealed: bytea().notNull(),
});

/** Demo data that was loaded, so that each part is loaded once. */
export const seedHistory = pgTable('loaded_data', { name: text().primaryKey(), loadedAt: createdAt() });
