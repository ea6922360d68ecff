import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  articles,
  coupons,
  type Db,
  enquiries,
  invoices,
  type NamedRecord,
  recordNames,
  roles,
  users,
} from '#src/platform/database/index.ts';

interface Source {
  readonly table: PgTable & { readonly id: PgColumn };
  readonly name: SQL<string | null>;
}

/** The table of each kind, and the name by which its records are found. */
const sources: Readonly<Record<NamedRecord, Source>> = {
  user: { table: users, name: sql`${users.nickname}` },
  role: { table: roles, name: sql`${roles.name}` },
  article: { table: articles, name: sql`${articles.title}->>'zh'` },
  coupon: { table: coupons, name: sql`${coupons.title}->>'zh'` },
  enquiry: { table: enquiries, name: sql`${enquiries.organisation}` },
  invoice: { table: invoices, name: sql`${invoices.title}` },
};

/** Records whose names are not read yet, row-locked until the transaction ends; those that others lock are left out. */
export const lockUnread = (tx: Db, limit: number) =>
  tx
    .select({ kind: recordNames.kind, recordId: recordNames.recordId })
    .from(recordNames)
    .where(isNull(recordNames.tokens))
    .orderBy(recordNames.kind, recordNames.recordId)
    .limit(limit)
    .for('update', { skipLocked: true });

/** The names of records. */
export const listNames = (
  tx: Db,
  kind: NamedRecord,
  ids: readonly number[],
): Promise<{ id: number; name: string | null }[]> => {
  const { table, name } = sources[kind];
  return tx
    .select({ id: sql<number>`${table.id}`.mapWith(Number), name })
    .from(table)
    .where(inArray(table.id, [...ids]));
};

/** Stores the tokens of names, as text that PostgreSQL reads as a tsvector. */
export const storeTokens = async (
  tx: Db,
  kind: NamedRecord,
  names: readonly { readonly id: number; readonly tokens: string }[],
): Promise<void> => {
  if (names.length === 0) return;
  const [ids, tokens] = [names.map(({ id }) => id), names.map((one) => one.tokens)];
  await tx.execute(sql`update ${recordNames} set tokens = read.tokens::tsvector
    from unnest(${sql.param(ids)}::bigint[], ${sql.param(tokens)}::text[]) as read(id, tokens)
    where ${recordNames.kind} = ${kind} and ${recordNames.recordId} = read.id`);
};

/** Forgets records that are gone. */
export const deleteNames = async (tx: Db, kind: NamedRecord, ids: readonly number[]): Promise<void> => {
  await tx
    .delete(recordNames)
    .where(and(eq(recordNames.kind, kind), inArray(recordNames.recordId, [...ids])));
};
