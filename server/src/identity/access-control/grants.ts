import { dataScopes, rootRole, widestScope } from '@portal/shared/rules';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DataScope } from '#src/platform/context/index.ts';
import {
  type Db,
  menus,
  roleDepartments,
  roleMenus,
  roles,
  userRoles,
} from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { dataScopeOf } from './data-scope.ts';

/** The combined grants of roles: menus, permissions, and the data scope for users. */
interface Grants {
  readonly menuIds: ReadonlySet<number>;
  readonly perms: ReadonlySet<string>;
  readonly dataScope: number;
  /** A role lets its holder publish products without approval. */
  readonly publishesAlone: boolean;
  /** The departments that the data scope contains. */
  readonly deptIds: ReadonlySet<number>;
}

/** Grants of a user; `all` for ROOT. */
export type OwnGrants = Grants | 'all';

/** A menu that can be granted; a button has a permission. */
export interface Grant {
  readonly id: number;
  readonly perm: string | null;
}

/** Whether the holder publishes products without approval. */
export const publishesAlone = (own: OwnGrants): boolean => own === 'all' || own.publishesAlone;

/** Whether a role with this right and setting lets its holders publish products without approval. */
export const isFreePublishing = ({ perm, publishApproval }: PublishingRight): boolean =>
  perm === 'biz:product:publish' && publishApproval === 0;

/** Whether the grants contain a menu, or for a button its permission. */
export const hasGrant = (own: OwnGrants, { id, perm }: Grant): boolean =>
  own === 'all' || own.menuIds.has(id) || (perm !== null && own.perms.has(perm));

/** A right of a role, and whether what its holders publish needs approval. */
interface PublishingRight extends Pick<Grant, 'perm'> {
  readonly publishApproval: number;
}

/** The data scope of a role; departments only with `chosen`. */
interface RoleScope {
  readonly dataScope: number;
  readonly deptIds: readonly number[];
}

/** Whether the own data scope contains another: its level, or its chosen departments. */
export const coversScope = (own: OwnGrants, { dataScope, deptIds }: RoleScope): boolean => {
  if (own === 'all' || own.dataScope === dataScopes.all) return true;
  return dataScope === dataScopes.chosen
    ? deptIds.every((id) => own.deptIds.has(id))
    : own.dataScope <= dataScope;
};

const grantsOf = async (db: Db, of: SQL, scope: DataScope): Promise<Grants> => {
  const scopes = await db.select({ dataScope: roles.dataScope }).from(roles).where(of);
  const rights = await db
    .selectDistinct({ id: menus.id, perm: menus.perm, publishApproval: roles.publishApproval })
    .from(roles)
    .innerJoin(roleMenus, eq(roleMenus.roleId, roles.id))
    .innerJoin(menus, eq(menus.id, roleMenus.menuId))
    .where(of);
  return {
    menuIds: new Set(rights.map(({ id }) => id)),
    perms: new Set(rights.flatMap(({ perm }) => perm ?? [])),
    publishesAlone: rights.some(isFreePublishing),
    dataScope: widestScope(scopes.map(({ dataScope }) => dataScope)),
    deptIds: new Set(scope === 'all' ? [] : scope.deptIds),
  };
};

/** The departments that a role lists. */
export const chosenDepartments: SQL<number[]> = sql<
  number[]
>`(select coalesce(jsonb_agg(d.dept_id order by d.dept_id), '[]')
  from ${roleDepartments} d where d.role_id = roles.id)`;

const heldBy = (db: Db, userId: number) =>
  db.select({ id: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, userId));

/** The grants of a user's enabled roles. */
export const ownGrants = async (db: Db, member: Pick<Member, 'userId' | 'roles'>): Promise<OwnGrants> => {
  if (member.roles.includes(rootRole)) return 'all';
  const held = and(eq(roles.status, 1), inArray(roles.id, heldBy(db, member.userId))) as SQL;
  return grantsOf(db, held, await dataScopeOf(db, member));
};

/** The kind of grant that is missing; undefined when none is. */
export type MissingGrants = 'menus' | 'dataScope' | undefined;

/** What roles, enabled or not, grant beyond the own grants. */
export const missingGrants = async (
  db: Db,
  own: OwnGrants,
  roleIds: readonly number[],
): Promise<MissingGrants> => {
  if (own === 'all' || roleIds.length === 0) return undefined;
  const asked = await db
    .select({ id: menus.id, perm: menus.perm, publishApproval: roles.publishApproval })
    .from(roleMenus)
    .innerJoin(menus, eq(menus.id, roleMenus.menuId))
    .innerJoin(roles, eq(roles.id, roleMenus.roleId))
    .where(inArray(roleMenus.roleId, [...roleIds]));
  if (!asked.every((right) => hasGrant(own, right))) return 'menus';
  if (asked.some(isFreePublishing) && !publishesAlone(own)) return 'menus';
  const scopes = await db
    .select({ dataScope: roles.dataScope, deptIds: chosenDepartments })
    .from(roles)
    .where(inArray(roles.id, [...roleIds]));
  return scopes.every((scope) => coversScope(own, scope)) ? undefined : 'dataScope';
};
