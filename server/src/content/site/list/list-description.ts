import type { Text } from '@portal/shared/contract';
import type { AuditSubject } from '@portal/shared/rules';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#src/platform/database/index.ts';
import type { HttpError } from '#src/platform/errors/index.ts';

/** A table of a sorted list that editors maintain. */
export type ListTable = PgTable & Readonly<Record<'id' | 'sort' | 'status' | 'updatedAt', PgColumn>>;

/** Common fields of all list forms. */
export interface ListForm {
  readonly status?: 0 | 1;
  readonly version?: string;
}

/** Common fields of all list rows. */
export interface ListRecord {
  readonly id: number;
  readonly status: 0 | 1;
  readonly version: string;
}

/** Describes a list to the generic list service: `Of` identifies one list where a table has several. */
export interface ListDescription<Of, R extends ListRecord, F extends ListForm> {
  /** The audit subject of a row. */
  readonly subject: AuditSubject;
  /** The message of a 404. */
  readonly missing: Text;
  readonly table: ListTable;
  /** The rows that are sorted together. */
  readonly among: (of: Of) => SQL | undefined;
  /** The list that a form adds to. */
  readonly listOf: (form: F) => Of;
  /** Rows in sort order, at most 50. */
  readonly read: (db: Db, where: SQL | undefined) => Promise<R[]>;
  /** The stored columns of a form, without the common ones. Throws for an invalid field. */
  readonly columnsOf: (form: F, before?: R) => Readonly<Record<string, unknown>>;
  /** The picture of a row or a form, if any. */
  readonly pictureOf?: (one: R | F) => string;
  /** The errors of violated constraints. */
  readonly faults?: Readonly<Record<string, () => HttpError>>;
}
