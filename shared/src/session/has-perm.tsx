import { hasPerm } from '@portal/shared/rules';
import type { ReactNode } from 'react';
import { useSession } from './store.ts';

/** Whether the signed-in user holds at least one of the permissions; ROOT holds all. Throws without a list of strings. */
export const useHasPerm = (anyOf: readonly string[]): boolean => {
  const user = useSession((session) => session.user);
  return hasPerm(user ?? { roles: [], perms: [] }, anyOf);
};

/** Shows its children only to those who hold at least one of the permissions (the specification's `hasPerm`). */
export const HasPerm = ({ anyOf, children }: { anyOf: readonly string[]; children: ReactNode }): ReactNode =>
  useHasPerm(anyOf) ? children : null;
