import { editPermissions, type OtherEditor } from '@portal/shared/contract';
import { hasPerm } from '@portal/shared/rules';
import type { FastifyInstance } from 'fastify';
import { areProductsInScope } from '#src/catalog/products/index.ts';
import { areUsersInScope } from '#src/identity/users/index.ts';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { forbidden, type Member, notFound } from '#src/platform/errors/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { type EditedRecord, listOtherEditors, noteEditor, removeEditor } from './editor-repository.ts';

export { deleteExpiredEditors } from './editor-repository.ts';

/** Throws 403 without the permission to edit such records, and 404 for one outside of the data scope. */
const requireEditable = async (
  db: Db,
  member: Member,
  scope: DataScope,
  { kind, recordId }: EditedRecord,
): Promise<void> => {
  if (!hasPerm(member, [editPermissions[kind]])) throw forbidden();
  const ofProduct = kind === 'product' || kind === 'calendar';
  if (ofProduct && !(await areProductsInScope(db, [recordId], scope))) throw notFound();
  if (kind === 'user' && !(await areUsersInScope(db, [recordId], scope))) throw notFound();
};

const others = async (
  { db, now }: Deps,
  record: EditedRecord,
  userId: number,
): Promise<{ others: OtherEditor[] }> => {
  const rows = await listOtherEditors(db, record, userId, now());
  return { others: rows.map(({ name, since }) => ({ name, since: since.toISOString() })) };
};

/** Who else edits a record: heartbeats of open forms. */
export const registerEditors = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'POST /api/v1/console/editors', async ({ member, scope, body: { open, ...record } }) => {
    await requireEditable(deps.db, member, scope, record);
    if (open) await noteEditor(deps.db, record, member.userId, deps.now());
    else await removeEditor(deps.db, record, member.userId);
    return others(deps, record, member.userId);
  });
};
