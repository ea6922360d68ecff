import { rootRole } from './permission.ts';

const protectedCodes: readonly string[] = [rootRole, 'ADMIN', 'MEMBER'];

/** Whether the portal itself stands on a role: its code stays, and it is neither disabled nor deleted. */
export const isProtectedRole = (code: string): boolean => protectedCodes.includes(code);
