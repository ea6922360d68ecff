import type { FileKind } from '@portal/shared/contract';
import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import {
  containing,
  type Db,
  invoiceFiles,
  invoices,
  orders,
  pictures,
  userImports,
  users,
  visaDocuments,
} from '#src/platform/database/index.ts';
import { sheetType } from '#src/platform/spreadsheet/index.ts';

/** Filters of files. */
export interface FileFilters {
  readonly keywords?: string;
  readonly kind?: FileKind;
  readonly used?: 0 | 1;
}

const called = (kind: FileKind) => sql<FileKind>`${kind}::text`.as('kind');
const sized = (size: SQL) => sql<number>`${size}`.as('size');
const usedWhen = (condition: SQL) => sql<boolean>`${condition}`.as('used');
const textAs = (text: SQL, name: string) => sql<string>`${text}`.as(name);

const shownAt = sql<string | null>`case when ${pictures.blockedAt} is null
  then '/api/v1/pictures/' || ${pictures.token} end`.as('url');
const nowhere = sql<string | null>`null`.as('url');

const pictureFiles = (db: Db) =>
  db
    .select({
      kind: called('picture'),
      number: sql<number>`${pictures.id}`.mapWith(Number).as('number'),
      userId: pictures.userId,
      name: textAs(sql`${pictures.token}`, 'name'),
      type: textAs(sql`${pictures.type}`, 'type'),
      size: sized(sql`octet_length(${pictures.bytes})`),
      used: usedWhen(sql`${pictures.usedAt} is not null`),
      url: shownAt,
      createdAt: pictures.createdAt,
    })
    .from(pictures);

const uploadedDocuments = (db: Db) =>
  db
    .select({
      kind: called('visa'),
      number: sql<number>`${visaDocuments.id}`.mapWith(Number).as('number'),
      userId: visaDocuments.userId,
      name: textAs(sql`${visaDocuments.name}`, 'name'),
      type: textAs(sql`${visaDocuments.type}`, 'type'),
      size: sized(sql`${visaDocuments.bytes}`),
      used: usedWhen(sql`exists (select 1 from order_visa_files o where o.file_id = visa_files.id)`),
      url: nowhere,
      createdAt: visaDocuments.createdAt,
    })
    .from(visaDocuments);

const issuedInvoices = (db: Db) =>
  db
    .select({
      kind: called('invoice'),
      number: sql<number>`${invoiceFiles.invoiceId}`.mapWith(Number).as('number'),
      userId: orders.userId,
      name: textAs(sql`coalesce(${invoices.invoiceNo}, '')`, 'name'),
      type: textAs(sql`${invoiceFiles.type}`, 'type'),
      size: sized(sql`octet_length(${invoiceFiles.bytes})`),
      used: usedWhen(sql`true`),
      url: nowhere,
      createdAt: invoiceFiles.createdAt,
    })
    .from(invoiceFiles)
    .innerJoin(invoices, eq(invoices.id, invoiceFiles.invoiceId))
    .innerJoin(orders, eq(orders.id, invoices.orderId));

const importSheets = (db: Db) =>
  db
    .select({
      kind: called('sheet'),
      number: sql<number>`${userImports.id}`.mapWith(Number).as('number'),
      userId: userImports.userId,
      name: textAs(sql`${userImports.fileName}`, 'name'),
      type: textAs(sql`${sheetType}::text`, 'type'),
      size: sized(sql`octet_length(${userImports.sheet})`),
      used: usedWhen(sql`${userImports.state} in ('waiting', 'checking', 'writing')`),
      url: nowhere,
      createdAt: userImports.createdAt,
    })
    .from(userImports);

const allFiles = (db: Db) =>
  unionAll(pictureFiles(db), uploadedDocuments(db), issuedInvoices(db), importSheets(db)).as('files');

/** Matching files whose owners pass `seen`, latest first. */
export const filesOf = (db: Db, seen: SQL | undefined, { keywords, kind, used }: FileFilters) => {
  const files = allFiles(db);
  const words = containing(keywords?.trim() ?? '');
  return db
    .select({
      kind: files.kind,
      number: files.number,
      ownerId: users.id,
      owner: users.username,
      name: files.name,
      type: files.type,
      size: files.size,
      used: files.used,
      url: files.url,
      createdAt: files.createdAt,
    })
    .from(files)
    .innerJoin(users, eq(users.id, files.userId))
    .where(
      and(
        seen,
        or(ilike(files.name, words), ilike(users.username, words)),
        kind === undefined ? undefined : eq(files.kind, kind),
        used === undefined ? undefined : eq(files.used, used === 1),
      ),
    )
    .orderBy(desc(files.createdAt), desc(files.number))
    .$dynamic();
};

/** Deletes a file if nothing uses it at that moment; returns whether it did. */
export const deleteUnusedFile = async (tx: Db, kind: FileKind, number: number): Promise<boolean> => {
  if (kind === 'invoice') return false;
  const statements = {
    picture: sql`delete from pictures where id = ${number} and used_at is null`,
    visa: sql`delete from visa_files f where f.id = ${number}
      and not exists (select 1 from order_visa_files o where o.file_id = f.id)`,
    sheet: sql`delete from user_imports where id = ${number} and state in ('done', 'failed', 'cancelled')`,
  };
  return ((await tx.execute(statements[kind])).rowCount ?? 0) > 0;
};
