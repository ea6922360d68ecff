import { rootRole } from '@portal/shared/rules';
import { recordChange, requireVersion } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { invalidField, type Member } from '#src/platform/errors/index.ts';
import { hasGrant, isFreePublishing, ownGrants, publishesAlone } from '../grants.ts';
import {
  listMenuIds,
  lockMenus,
  type RoleRecord,
  replaceMenus,
  updateRole,
} from './role-record-repository.ts';
import { getChangeable, getRoles, requireNotOwn } from './role-rules.ts';

/** The menus of a role, half-checked ones too. Throws 404. */
export const getRoleMenuIds = async ({ db }: Deps, member: Member, id: number): Promise<number[]> => {
  await getRoles(db, member, [id]);
  return listMenuIds(db, id);
};

const requireOwnMenus = async (
  tx: Db,
  member: Member,
  { publishApproval }: RoleRecord,
  menuIds: readonly number[],
): Promise<void> => {
  const found = await lockMenus(tx, menuIds);
  if (found.length !== menuIds.length) throw invalidField('body', '菜单不存在', 'There is no such menu');
  const own = await ownGrants(tx, member);
  if (!found.every((right) => hasGrant(own, right)))
    throw invalidField(
      'body',
      '只能授予自己拥有的菜单和权限',
      'Give only menus and permissions that you have',
    );
  if (found.some(({ perm }) => isFreePublishing({ perm, publishApproval })) && !publishesAlone(own))
    throw invalidField(
      'body',
      '您上架需要审批，只能将上架权限授予同样需要审批的角色',
      'Your own publishing needs approval: give publishing only to roles with the same setting',
    );
};

/** The menus to grant to a role, and the version that was read. */
interface Grant {
  readonly menuIds: readonly number[];
  readonly seen: string | undefined;
}

/**
 * Sets the menus of a role. Throws for a menu that is unknown or not held by the member, for a role that they
 * hold, for ROOT, which has all; 403 for a role with more grants than theirs, 409 for a stale version, and
 * 404.
 */
export const setRoleMenus = async ({ db }: Deps, member: Member, id: number, { menuIds, seen }: Grant) => {
  const wanted = [...new Set(menuIds)].sort((a, b) => a - b);
  await db.transaction(async (tx) => {
    const role = await getChangeable(tx, member, id);
    if (role.code === rootRole) throw invalidField('body', '超级管理员拥有全部权限', 'ROOT has every right');
    requireNotOwn(member, role, 'body');
    await requireVersion(tx, { subject: 'role', id, seen, stored: role.version });
    await requireOwnMenus(tx, member, role, wanted);
    const before = { menuIds: await listMenuIds(tx, id) };
    await replaceMenus(tx, id, wanted);
    await updateRole(tx, id, {});
    const after = { menuIds: wanted };
    await recordChange(tx, { actor: member, action: 'grant', subject: 'role', subjectId: id, before, after });
  });
};
