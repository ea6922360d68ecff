import { hasPerm } from '@portal/shared/rules';
import { findRights } from '#src/identity/authentication/index.ts';
import type { BulkContext, BulkKindDefinition } from '#src/platform/bulk/index.ts';
import type { DataScopes, Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { forbidden, HttpError, type Member, notFound } from '#src/platform/errors/index.ts';

/** What bulk jobs need: the kinds, and how data scopes are found in a transaction. */
export interface BulkDeps extends Pick<Deps, 'db' | 'env' | 'now'> {
  readonly kinds: readonly BulkKindDefinition[];
  readonly dataScopes: (deps: { readonly db: Db }) => DataScopes;
  readonly log: { error(details: object, message: string): void };
}

/** The reason of a row whose record does not exist or is beyond the data scope: the two are not told apart. */
export const unknownRecord = {
  zh: '没有这条记录，或不在您的数据范围内',
  en: 'There is no such record, or it is beyond your data scope',
};

export const kindOf = ({ kinds }: BulkDeps, name: string): BulkKindDefinition => {
  const found = kinds.find(({ kind }) => kind === name);
  if (!found) throw notFound('没有这种批量任务', 'There is no such kind of bulk job');
  return found;
};

/** What a kind works with, for somebody who holds its permission. Throws 403. */
export const contextOf = async (
  { dataScopes, env, now }: BulkDeps,
  db: Db,
  member: Member,
  { permission }: BulkKindDefinition,
): Promise<BulkContext> => {
  if (!hasPerm(member, [permission])) throw forbidden();
  return { db, env, now, member, scope: await dataScopes({ db }).of(member) };
};

/** {@link contextOf} with the rights that a user has now. Throws 403 for a user who may not sign in any more. */
export const contextOfUser = async (
  deps: BulkDeps,
  tx: Db,
  userId: number,
  kind: BulkKindDefinition,
): Promise<BulkContext> => {
  const rights = await findRights(tx, userId);
  if (!rights) throw forbidden();
  return contextOf(deps, tx, { ...rights, sessionId: 0 }, kind);
};

/** Throws 404 for a record beyond the data scope. */
export const requireInScope = async (
  { dataScopes }: BulkDeps,
  { db, scope }: BulkContext,
  { rows, param }: BulkKindDefinition,
  key: string,
): Promise<void> => {
  if (scope === 'all') return;
  if (!(await dataScopes({ db }).includes(rows, { [param]: key }, scope)))
    throw notFound(unknownRecord.zh, unknownRecord.en);
};

/** Why a row was refused, for the person who started the job. */
export const reasonOf = (error: unknown) =>
  error instanceof HttpError
    ? error.text
    : {
        zh: '系统出错，没有修改，请重试',
        en: 'Something went wrong and nothing was changed. Please try again',
      };
