import { deputyPerm, hasPerm, type Rights } from '@portal/shared/rules';
import { createFindPrincipals } from '#src/identity/deputies/index.ts';
import type { DataScope, Deps, Principal } from '#src/platform/context/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import type { Standing } from './waiting-in.ts';

/** Who reads, and the rows that they reach themselves. */
export interface Reader {
  readonly member: Member;
  readonly scope: DataScope;
}

const standingOf = (rights: Rights, scope: DataScope): Standing => ({
  scope,
  refunds: hasPerm(rights, ['trade:refund:approve']),
  products: hasPerm(rights, ['biz:approval:product']),
});

/** In whose right a reader decides, their own first, and whom they represent today. */
export const findStandings = async (
  deps: Pick<Deps, 'db' | 'now'>,
  { member, scope }: Reader,
): Promise<{ standings: readonly [Standing, ...Standing[]]; principals: readonly Principal[] }> => {
  const isDeputy = member.perms.includes(deputyPerm);
  const principals = isDeputy ? await createFindPrincipals(deps)(member) : [];
  const represented = principals.map((principal) => ({
    ...standingOf(principal, principal.scope),
    deputyship: { deputyId: member.userId, principalId: principal.userId },
  }));
  return { standings: [standingOf(member, scope), ...represented], principals };
};
