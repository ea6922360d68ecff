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

/** The permissions that have to-dos: a user with any of them sees those that they may handle. */
export const todoPerms: readonly string[] = [
  'trade:refund:approve',
  'trade:order:fulfil',
  'trade:invoice:issue',
  'trade:reconcile:query',
  'biz:enquiry:query',
  'biz:approval:product',
];

const protectedCodes: readonly string[] = [rootRole, 'ADMIN', 'MEMBER'];

/** Whether a role is built in: its code cannot be changed, and it cannot be disabled or deleted. */
export const isProtectedRole = (code: string): boolean => protectedCodes.includes(code);

/**
 * How far a role sees among users: of the first four, the lower the number, the further. `chosen`: departments that the
 * role lists, besides what the holder's other roles see.
 */
export const dataScopes = { all: 0, deptAndBelow: 1, dept: 2, self: 3, chosen: 4 } as const;

export type DataScopeName = keyof typeof dataScopes;

/** The level that counts for somebody of these scopes: the widest of the first four. Only themselves without any. */
export const widestScope = (scopes: readonly number[]): number => Math.min(dataScopes.self, ...scopes);

/**
 * Why a session was ended before its time: by staff, by other rights of its user, a changed password, changed second
 * factors, or a logout from another device.
 */
export type SessionEnd = 'staff' | 'rights' | 'password' | 'factors' | 'device';
