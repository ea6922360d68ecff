import type { Text } from '@portal/shared/contract';
import type { AuditSubject } from '@portal/shared/rules';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#src/platform/database/index.ts';
import type { HttpError } from '#src/platform/errors/index.ts';

/** A table whose rows editors fill and put in order. */
export type ListTable = PgTable & Readonly<Record<'id' | 'sort' | 'status' | 'updatedAt', PgColumn>>;

/** What every form of a list has. */
export interface ListForm {
  readonly status?: 0 | 1;
  readonly version?: string;
}

/** What every stored row of a list has. */
export interface ListRecord {
  readonly id: number;
  readonly status: 0 | 1;
  readonly version: string;
}

/** What the machine has to know of a list to keep it like the others: `Of` says which list, where there are several. */
export interface ListDescription<Of, R extends ListRecord, F extends ListForm> {
  /** What the audit calls one of it. */
  readonly subject: AuditSubject;
  /** What is said when there is none with an id. */
  readonly missing: Text;
  readonly table: ListTable;
  /** Which rows stand in one order. */
  readonly among: (of: Of) => SQL | undefined;
  /** Which of the lists a form adds to. */
  readonly listOf: (form: F) => Of;
  /** Rows in their order, at most 50. */
  readonly read: (db: Db, where: SQL | undefined) => Promise<R[]>;
  /** What is written for a form, without what every list has. Throws for a field at fault. */
  readonly columnsOf: (form: F, before?: R) => Readonly<Record<string, unknown>>;
  /** The picture of a row or a form, where there is one. */
  readonly pictureOf?: (one: R | F) => string;
  /** What is said when the database refuses a change, by constraint. */
  readonly faults?: Readonly<Record<string, () => HttpError>>;
}
