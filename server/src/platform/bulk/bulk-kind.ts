import type { BulkCells, BulkFilters, BulkKind, BulkParams, ScopedRows, Text } from '@portal/shared/contract';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';

/** What a kind works with: `db` is the transaction of the row, `member` who started the job, with their rights now. */
export interface BulkContext extends Pick<Deps, 'db' | 'env' | 'now'> {
  readonly member: Member;
  readonly scope: DataScope;
}

/** A record that a job is about to change. */
export interface BulkPreview {
  readonly key: string;
  readonly name: Text;
  readonly before: Text;
  readonly after: Text;
  /** Why it cannot be changed; undefined when it can. */
  readonly refusal?: Text;
}

/** The record of a row, the parameters of its job and what its row of a sheet has besides. */
interface BulkRecord {
  readonly key: string;
  readonly params: BulkParams & BulkCells;
}

/** A column of a sheet besides that of the record. */
interface BulkColumn {
  readonly field: keyof BulkCells;
  readonly title: Text;
  readonly example: string;
  readonly pattern: RegExp;
  /** The reason of a row whose value does not match. */
  readonly fault: Text;
  /** No two rows have the same value. */
  readonly isUnique?: true;
}

/** The sheet that a kind reads its rows from. */
export interface BulkSheet {
  /** The title of the column of the record, and an example. */
  readonly key: Text;
  readonly keyExample: string;
  readonly columns: readonly BulkColumn[];
  /** What the preview of a row says of its values. */
  readonly after: (cells: BulkCells) => Text;
}

/** The list of the back office that a kind takes all rows of, those that pass the filters. */
interface BulkList {
  /** The permission of the list. */
  readonly permission: string;
  /**
   * The keys of the rows that pass the filters, in the data scope and the order of the list; at most `limit`. Throws an
   * HttpError that names the invalid filter.
   */
  readonly find: (context: BulkContext, filters: BulkFilters, limit: number) => Promise<readonly string[]>;
}

/** A kind of bulk job. It reuses the service of its single action, in the transaction of each row. */
export interface BulkKindDefinition {
  readonly kind: BulkKind;
  /** The permission of the single action. */
  readonly permission: string;
  /** Starting and undoing require a second factor that was confirmed minutes ago. */
  readonly stepUp?: true;
  /** The kind of record, for its data scope, and what its keys are. */
  readonly rows: ScopedRows;
  readonly param: 'id' | 'orderNo';
  /** Rows come from a sheet; from ids without it. */
  readonly sheet?: BulkSheet;
  /** Rows are also taken from a list by its filters; not without it. */
  readonly list?: BulkList;
  /** Throws an HttpError that names the invalid parameter. */
  readonly checkParams?: (context: BulkContext, params: BulkParams) => Promise<void>;
  /** The records with these keys (at most 1,000) in the data scope; unknown ones are left out. */
  readonly preview: (
    context: BulkContext,
    keys: readonly string[],
    params: BulkParams,
  ) => Promise<readonly BulkPreview[]>;
  /** Changes a record. Returns what undoes it; undefined when it cannot be undone. Throws an HttpError with the reason. */
  readonly run: (context: BulkContext, record: BulkRecord) => Promise<object | undefined>;
  /** What the result of a row says besides, from what undoes it. */
  readonly noteOf?: (undo: object) => Text | undefined;
  /** The version of a record, which is row-locked until the transaction ends; undefined when it is gone. */
  readonly version: (tx: Db, key: string) => Promise<string | undefined>;
  /** Undoes the change of a record that is as `run` left it. Jobs of a kind without it cannot be undone. */
  readonly undo?: (context: BulkContext, record: BulkRecord, undo: object) => Promise<void>;
}
