import { dayOf, rootRole } from '@portal/shared/rules';
import { dataScopeOf } from '#src/identity/access-control/index.ts';
import { findRights } from '#src/identity/authentication/index.ts';
import type { Deps, FindPrincipals, Principal } from '#src/platform/context/index.ts';
import { listPrincipalIds, lockPrincipalIds } from './deputy-repository.ts';

/** Finds whom somebody represents today, by the rights that these have now. */
export const createFindPrincipals =
  ({ db, now }: Pick<Deps, 'db' | 'now'>): FindPrincipals =>
  async ({ userId }, tx) => {
    const today = dayOf(now());
    const ids = tx ? await lockPrincipalIds(tx, userId, today) : await listPrincipalIds(db, userId, today);
    const found: Principal[] = [];
    for (const id of new Set(ids)) {
      const rights = await findRights(tx ?? db, id);
      if (rights && !rights.roles.includes(rootRole))
        found.push({ ...rights, scope: await dataScopeOf(tx ?? db, rights) });
    }
    return found;
  };
