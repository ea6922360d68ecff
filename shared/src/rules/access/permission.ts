/** The rights of a user: the role codes and permission strings of `GET /api/v1/users/me`. */
export interface Rights {
  readonly roles: readonly string[];
  readonly perms: readonly string[];
}

export const rootRole = 'ROOT';

/** The role of a registered member: no permission of the back office. */
export const memberRole = 'MEMBER';

/**
 * Whether somebody holds at least one of the permissions. ROOT holds every permission (specification section 6).
 * Throws a TypeError without a list of at least one permission string.
 */
export const hasPerm = (rights: Rights, anyOf: readonly string[]): boolean => {
  if (!Array.isArray(anyOf) || anyOf.length === 0 || anyOf.some((perm) => typeof perm !== 'string'))
    throw new TypeError("hasPerm needs a list of permissions, like ['sys:user:add']");
  return rights.roles.includes(rootRole) || anyOf.some((perm) => rights.perms.includes(perm));
};

/** Whether somebody works for the agency: holds any permission. */
export const isStaff = ({ roles, perms }: Rights): boolean => roles.includes(rootRole) || perms.length > 0;

/**
 * Why a session was ended before its time: by staff, by other rights of its user, a changed password, changed second
 * factors, or a logout from another device.
 */
export type SessionEnd = 'staff' | 'rights' | 'password' | 'factors' | 'device';
