import { rootRole } from './permission.ts';

/**
 * What staff hold on the days on which they represent somebody who decides on proposals. No role grants it: the server adds
 * it to the permissions of a session.
 */
export const deputyPerm = 'approval:deputy';

/** The permissions that have to-dos: a user with any of them sees those that they may handle. */
export const todoPerms: readonly string[] = [
  'trade:refund:approve',
  'trade:order:fulfil',
  'trade:invoice:issue',
  'trade:reconcile:query',
  'biz:enquiry:query',
  'biz:approval:product',
  deputyPerm,
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
