import type { CallData, CallInput, RoleForm } from '@portal/shared/contract';
import { dataScopes } from '@portal/shared/rules';
import { recordChange, recordChanges, requireVersion } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { mapConstraintErrors } from '#src/platform/database/index.ts';
import { invalidField, type Member } from '#src/platform/errors/index.ts';
import { coversScope, ownGrants, publishesAlone } from '../grants.ts';
import {
  countRoles,
  deleteRoles,
  insertRole,
  listRoles,
  lockDepartments,
  type RoleColumns,
  type RoleRecord,
  replaceDepartments,
  updateRole,
} from './role-record-repository.ts';
import {
  getChangeable,
  getRoles,
  isRoot,
  requireDeletable,
  requireKept,
  requireNotOwn,
  requireWithin,
  roleFaults,
} from './role-rules.ts';

const audit = { subject: 'role' } as const;

type Page = 'GET /api/v1/roles/page';

/** Roles, paginated; ROOT only for users who hold it. */
export const pageRoles = async (
  { db }: Deps,
  member: Member,
  { pageNum = 1, pageSize = 10, ...filters }: CallInput<Page>['query'],
): Promise<CallData<Page>> => ({
  list: await listRoles(db, isRoot(member), filters, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
  total: await countRoles(db, isRoot(member), filters),
});

/** One role for the edit form. Throws 404. */
export const getRoleForm = async ({ db }: Deps, member: Member, id: number): Promise<RoleForm> => {
  const [{ userCount: _count, deptIds, ...form }] = (await getRoles(db, member, [id])) as [RoleRecord];
  return { ...form, deptIds: [...deptIds] };
};

const columnsOf = (form: RoleForm, before?: RoleRecord): RoleColumns => ({
  name: form.name.trim(),
  code: form.code,
  sort: form.sort ?? before?.sort ?? 1,
  status: form.status ?? before?.status ?? 1,
  dataScope: form.dataScope ?? before?.dataScope ?? dataScopes.self,
  publishApproval: form.publishApproval ?? before?.publishApproval ?? 0,
});

/** The departments of a form; none with another data scope. Throws without any, and for unknown ones. */
const departmentsOf = async (
  tx: Db,
  { dataScope }: RoleColumns,
  form: RoleForm,
  before?: RoleRecord,
): Promise<number[]> => {
  if (dataScope !== dataScopes.chosen) return [];
  const deptIds = [...new Set(form.deptIds ?? before?.deptIds)].sort((a, b) => a - b);
  if (deptIds.length === 0) throw invalidField('deptIds', '请选择部门', 'Choose at least one department');
  if ((await lockDepartments(tx, deptIds)).length !== deptIds.length)
    throw invalidField('deptIds', '部门不存在', 'There is no such department');
  return deptIds;
};

const requireNamed = ({ name }: RoleColumns): void => {
  if (name === '') throw invalidField('name', '角色名称不能为空', 'The role name is blank');
};

const requireOwnScope = async (
  tx: Db,
  member: Member,
  scope: Parameters<typeof coversScope>[1],
): Promise<void> => {
  if (!coversScope(await ownGrants(tx, member), scope))
    throw invalidField(
      scope.dataScope === dataScopes.chosen ? 'deptIds' : 'dataScope',
      '不能超出自己的数据范围',
      'No wider than what you see yourself',
    );
};

/** Lifts the approval of a role for a member who publishes without one only. */
const requireOwnPublishing = async (
  tx: Db,
  member: Member,
  before: RoleRecord,
  { publishApproval }: RoleColumns,
): Promise<void> => {
  if (publishApproval === 1 || before.publishApproval === 0) return;
  if (!publishesAlone(await ownGrants(tx, member)))
    throw invalidField(
      'publishApproval',
      '您上架需要审批，不能取消其他角色的上架审批',
      'Your own publishing needs approval, so you cannot lift that of a role',
    );
};

/** Adds a role without menus. Throws for a duplicate name or code, and a scope wider than the member's. */
export const createRole = async ({ db }: Deps, member: Member, form: RoleForm): Promise<void> => {
  const columns = columnsOf(form);
  requireNamed(columns);
  await mapConstraintErrors(roleFaults, () =>
    db.transaction(async (tx) => {
      const after = { ...columns, deptIds: await departmentsOf(tx, columns, form) };
      await requireOwnScope(tx, member, after);
      const id = await insertRole(tx, columns);
      await replaceDepartments(tx, id, after.deptIds);
      await recordChange(tx, { ...audit, actor: member, action: 'create', subjectId: id, after });
    }),
  );
};

type Scoped = RoleColumns & Pick<RoleRecord, 'deptIds'>;

const changesRights = (before: RoleRecord, after: Scoped): boolean =>
  after.status !== before.status ||
  after.dataScope !== before.dataScope ||
  after.code !== before.code ||
  after.publishApproval !== before.publishApproval ||
  after.deptIds.join() !== before.deptIds.join();

/**
 * Changes a role. Throws like {@link createRole}, 403 for a role with more grants than the member and for the
 * grants of their own role, for fixed properties of a built-in role, 409 for a stale version, and 404.
 */
export const changeRole = async ({ db }: Deps, member: Member, id: number, form: RoleForm): Promise<void> =>
  mapConstraintErrors(roleFaults, () =>
    db.transaction(async (tx) => {
      const before = await getChangeable(tx, member, id);
      await requireVersion(tx, { ...audit, id, seen: form.version, stored: before.version });
      const columns = columnsOf(form, before);
      requireNamed(columns);
      requireKept(before, columns);
      const after = { ...columns, deptIds: await departmentsOf(tx, columns, form, before) };
      if (changesRights(before, after)) requireNotOwn(member, before, 'dataScope');
      await requireOwnScope(tx, member, after);
      await requireOwnPublishing(tx, member, before, after);
      await updateRole(tx, id, columns);
      await replaceDepartments(tx, id, after.deptIds);
      await recordChange(tx, { ...audit, actor: member, action: 'update', subjectId: id, before, after });
    }),
  );

/** Enables or disables a role. Throws like {@link changeRole}. */
export const setRoleStatus = async ({ db }: Deps, member: Member, id: number, status: 0 | 1): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await getChangeable(tx, member, id);
    requireKept(before, { ...before, status });
    requireNotOwn(member, before, 'status');
    await updateRole(tx, id, { status });
    await recordChange(tx, {
      ...audit,
      actor: member,
      action: 'set-status',
      subjectId: id,
      before: { status: before.status },
      after: { status },
    });
  });

/** Deletes roles, all or none. Throws for a role in use and a built-in one, 403 and 404. */
export const removeRoles = async ({ db }: Deps, member: Member, ids: readonly number[]): Promise<void> =>
  mapConstraintErrors(roleFaults, () =>
    db.transaction(async (tx) => {
      const found = await getRoles(tx, member, ids);
      await requireWithin(tx, member, ids);
      found.forEach(requireDeletable);
      await deleteRoles(tx, ids);
      const deleted = { ...audit, actor: member, action: 'delete' } as const;
      await recordChanges(
        tx,
        found.map((role) => ({ ...deleted, subjectId: role.id, before: role })),
      );
    }),
  );
