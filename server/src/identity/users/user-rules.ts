import { rootRole } from '@portal/shared/rules';
import {
  dataScopeOf,
  findRoles,
  lockDepartment,
  lockRootRole,
  mayPlaceIn,
  missingGrants,
  ownGrants,
} from '#src/identity/access-control/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import {
  forbidden,
  type HttpError,
  invalidField,
  type Member,
  notFound,
} from '#src/platform/errors/index.ts';
import { countOtherRoots, lockUsers, type UserRecord } from './user-record-repository.ts';
import type { Viewer } from './user-repository.ts';

const usernameTaken = () => invalidField('username', '用户名已存在', 'This username already exists');

export const notOneself = (field: string) =>
  invalidField(field, '不能停用或删除自己', 'You cannot disable or delete yourself');

/** The data scope of a member for users. */
export const viewerOf = async (db: Db, member: Member): Promise<Viewer> => ({
  userId: member.userId,
  isRoot: member.roles.includes(rootRole),
  scope: await dataScopeOf(db, member),
});

/** The users with these ids, row-locked until the transaction ends; 404 unless the member may edit all. */
export const getEditable = async (tx: Db, member: Member, ids: readonly number[]): Promise<UserRecord[]> => {
  const found = await lockUsers(tx, await viewerOf(tx, member), ids);
  if (found.length !== ids.length) throw notFound('用户不存在', 'There is no such user');
  return found;
};

/** The users with these ids, row-locked; 404 like {@link getEditable}, 403 beyond the member's grants. */
export const getChangeable = async (
  tx: Db,
  member: Member,
  ids: readonly number[],
): Promise<UserRecord[]> => {
  const found = await getEditable(tx, member, ids);
  const others = found.filter(({ id }) => id !== member.userId).flatMap(({ roleIds }) => roleIds);
  if ((await missingGrants(tx, await ownGrants(tx, member), others)) !== undefined) throw forbidden();
  return found;
};

/** Requires roles that exist and are enabled; only ROOT grants ROOT, others within their grants. */
export const requireGrantable = async (tx: Db, member: Member, roleIds: readonly number[]): Promise<void> => {
  const found = await findRoles(tx, roleIds);
  if (found.length !== new Set(roleIds).size)
    throw invalidField('roleIds', '角色不存在', 'There is no such role');
  if (found.some(({ code }) => code === rootRole) && !member.roles.includes(rootRole)) throw forbidden();
  if (found.some(({ status }) => status === 0))
    throw invalidField('roleIds', '不能授予已停用的角色', 'A disabled role cannot be given');
  if ((await missingGrants(tx, await ownGrants(tx, member), roleIds)) !== undefined)
    throw invalidField(
      'roleIds',
      '不能授予权限或数据范围超出自己的角色',
      'A role that gives more than you have cannot be given by you',
    );
};

/** Requires a department that exists, is enabled, and is within the member's data scope. */
export const requirePlace = async (tx: Db, member: Member, deptId: number | null): Promise<void> => {
  if (!mayPlaceIn(await dataScopeOf(tx, member), deptId))
    throw invalidField(
      'deptId',
      '只能选择自己管理的部门',
      'Choose a department that you are responsible for',
    );
  if (deptId === null) return;
  const status = await lockDepartment(tx, deptId);
  if (status === undefined) throw invalidField('deptId', '部门不存在', 'There is no such department');
  if (status === 0) throw invalidField('deptId', '部门已停用', 'This department is disabled');
};

/** Refuses to remove the last enabled ROOT user, also under concurrent removals. */
export const requireRootLeft = async (tx: Db, leaving: readonly UserRecord[]): Promise<void> => {
  if (!leaving.some(({ roleCodes }) => roleCodes.includes(rootRole))) return;
  await lockRootRole(tx);
  const ids = leaving.map(({ id }) => id);
  if ((await countOtherRoots(tx, ids)) === 0)
    throw invalidField('id', '至少要保留一个超级管理员', 'At least one ROOT user has to remain');
};

/** The errors of violated constraints. */
export const userFaults: Readonly<Record<string, () => HttpError>> = {
  users_username_live: usernameTaken,
  user_roles_role_id_roles_id_fk: () => invalidField('roleIds', '角色不存在', 'There is no such role'),
};
