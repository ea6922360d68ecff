import type { BulkKind, BulkParams, ScopedRows, Text } from '@portal/shared/contract';
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

/** The record of a row, and the parameters of its job. */
export interface BulkRecord {
  readonly key: string;
  readonly params: BulkParams;
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
  /** The version of a record, which is row-locked until the transaction ends; undefined when it is gone. */
  readonly version: (tx: Db, key: string) => Promise<string | undefined>;
  /** Undoes the change of a record that is as `run` left it. Jobs of a kind without it cannot be undone. */
  readonly undo?: (context: BulkContext, record: BulkRecord, undo: object) => Promise<void>;
}
