import { rootRole } from './permission.ts';

const protectedCodes: readonly string[] = [rootRole, 'ADMIN', 'MEMBER'];

/** Whether a role is built in: its code cannot be changed, and it cannot be disabled or deleted. */
export const isProtectedRole = (code: string): boolean => protectedCodes.includes(code);
