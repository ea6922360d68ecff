import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';

/** An audit row as the chain covers it: what never changes, and what an erasure may change. */
export interface ChainedRow extends Record<string, unknown> {
  readonly core: string;
  readonly details: string;
}

/**
 * The columns of {@link ChainedRow} of `audit_log a`; jsonb has one text for each value. Address and user agent count where
 * a row has them, so that the hashes of rows without them are those of earlier versions.
 */
export const chainedColumns: SQL = sql`
  jsonb_build_array(a.id, a.actor_id, a.action, a.subject, a.subject_id,
    to_char(a.created_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US'))::text as core,
  (jsonb_build_array(a.actor, a.before, a.after) || case when a.address is null and a.agent is null
    then '[]'::jsonb else jsonb_build_array(a.address, a.agent) end)::text as details`;

/** A hash over several texts, as the links of a chain have it. */
export const chainHash = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** The salt prevents guesses at erased details. */
export const detailsHash = (salt: string, details: string): string => chainHash(salt, details);

/** The hash of a row, which covers all rows before it. */
export const linkHash = (before: string, core: string, details: string): string =>
  chainHash(before, core, details);

/** The hash before the first row. */
export const beginning = '';
