import { isProtectedRole, rootRole } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import {
  forbidden,
  type HttpError,
  invalidField,
  type Member,
  notFound,
} from '#src/platform/errors/index.ts';
import { missingGrants, ownGrants } from '../grants.ts';
import { lockRoles, type RoleColumns, type RoleRecord } from './role-record-repository.ts';

const noRole = () => notFound('角色不存在', 'There is no such role');

export const isRoot = (member: Member): boolean => member.roles.includes(rootRole);

/** The roles with these ids, row-locked until the transaction ends. Throws 404 unless all are visible. */
export const getRoles = async (tx: Db, member: Member, ids: readonly number[]): Promise<RoleRecord[]> => {
  const found = await lockRoles(tx, isRoot(member), ids);
  if (found.length !== ids.length) throw noRole();
  return found;
};

/** A role grants at most what its editor holds; else editing roles would give every permission. */
export const requireWithin = async (tx: Db, member: Member, ids: readonly number[]): Promise<void> => {
  if ((await missingGrants(tx, await ownGrants(tx, member), ids)) !== undefined) throw forbidden();
};

/** One role that the member may change, row-locked. Throws 404, and 403 beyond their grants. */
export const getChangeable = async (tx: Db, member: Member, id: number): Promise<RoleRecord> => {
  const [role] = (await getRoles(tx, member, [id])) as [RoleRecord];
  await requireWithin(tx, member, [id]);
  return role;
};

/** Only ROOT changes the grants of a role they hold: others could extend them or lock themselves out. */
export const requireNotOwn = (member: Member, { code }: RoleRecord, field: string): void => {
  if (member.roles.includes(code) && !isRoot(member))
    throw invalidField(
      field,
      '不能修改自己所属角色的权限',
      'You cannot change the permissions of your own role',
    );
};

const kept = (field: string, name: string): HttpError =>
  invalidField(
    field,
    `“${name}”是系统内置角色，不能修改编码、停用或删除`,
    `“${name}” is a built-in role: its code cannot be changed, and it cannot be disabled or deleted`,
  );

/** Refuses changes that would break a built-in role; ROOT also keeps the widest data scope. */
export const requireKept = (before: RoleRecord, after: RoleColumns): void => {
  if (!isProtectedRole(before.code)) return;
  if (after.code !== before.code) throw kept('code', before.name);
  if (after.status === 0) throw kept('status', before.name);
  if (before.code === rootRole && after.dataScope !== before.dataScope)
    throw invalidField('dataScope', '超级管理员可见全部数据', 'ROOT sees all data');
};

/** Refuses to delete built-in roles and roles that are in use. */
export const requireDeletable = ({ code, name, userCount }: RoleRecord): void => {
  if (isProtectedRole(code)) throw kept('id', name);
  if (userCount > 0)
    throw invalidField(
      'id',
      `“${name}”正由 ${userCount} 个用户使用，不能删除`,
      `“${name}” is held by ${userCount} ${userCount === 1 ? 'user' : 'users'} and cannot be deleted`,
    );
};

/** The errors of violated constraints. */
export const roleFaults: Readonly<Record<string, () => HttpError>> = {
  roles_name_unique: () => invalidField('name', '角色名称已存在', 'This role name already exists'),
  roles_code_unique: () => invalidField('code', '角色编码已存在', 'This role code already exists'),
  user_roles_role_id_roles_id_fk: () =>
    invalidField('id', '角色正由用户使用，不能删除', 'The role is held by a user and cannot be deleted'),
};
