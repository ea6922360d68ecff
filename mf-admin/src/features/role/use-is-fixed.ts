import type { RoleRow } from '@portal/shared/contract';
import { isProtectedRole, rootRole } from '@portal/shared/rules';
import { useSession } from '@portal/shared/session';

/** Of which roles the menus stay as they are: ROOT's for all, one's own for all but ROOT. */
export const useIsFixed = (): ((role: RoleRow) => boolean) => {
  const own = useSession(({ user }) => user?.roles ?? []);
  return ({ code }) => code === rootRole || (own.includes(code) && !own.includes(rootRole));
};

/** Of which roles the status stays as it is: besides those, the built-in ones. */
export const useIsStatusFixed = (): ((role: RoleRow) => boolean) => {
  const isFixed = useIsFixed();
  return (role) => isProtectedRole(role.code) || isFixed(role);
};
