import type { ScopedRows, StaffAccess } from '@portal/shared/contract';
import { deputyPerm, errorCodes, hasPerm } from '@portal/shared/rules';
import type { FastifyInstance } from 'fastify';
import type { Decider, Principal } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { businessError, forbidden, type Member, notFound } from '#src/platform/errors/index.ts';

/** A call that deputies may make: its access, and the row that its path names. */
export interface DeputyCall {
  readonly anyOf: StaffAccess['anyOf'];
  readonly deputies: NonNullable<StaffAccess['deputies']>;
  readonly rows: ScopedRows;
  readonly params: Readonly<Record<string, string>>;
}

const takesPart = () =>
  businessError(
    errorCodes.secondPerson,
    '您代理的同事提出了这项提议或购买了该订单，须由其他同事审批',
    'The colleague whom you represent proposed this or bought the order: somebody else has to decide',
    403,
  );

/** The principals who hold the permission, and those of them who reach the row. */
const findHolders = async (app: FastifyInstance, call: DeputyCall, member: Member, tx?: Db) => {
  const holders = (await app.findPrincipals(member, tx)).filter((one) => hasPerm(one, call.deputies));
  const reaching: Principal[] = [];
  for (const one of holders)
    if (one.scope === 'all' || (await app.dataScopes.includes(call.rows, call.params, one.scope, tx)))
      reaching.push(one);
  return { holders, reaching };
};

const asDeputy = (app: FastifyInstance, call: DeputyCall, member: Member): Decider => ({
  ...member,
  findPrincipal: async (tx, participants) => {
    const { reaching } = await findHolders(app, call, member, tx);
    const found = reaching.find(({ userId }) => !participants.includes(userId));
    if (found) return found;
    throw reaching.length > 0 ? takesPart() : forbidden();
  },
});

/**
 * In whose right a member makes the call: their own, if they hold its permission and reach the row; else as a deputy. Throws
 * 403 when neither they nor a principal of theirs hold a permission for it, 404 when none of these reach the row.
 */
export const findDecider = async (
  app: FastifyInstance,
  call: DeputyCall,
  member: Member,
  reachesRow: boolean,
): Promise<Decider> => {
  if (reachesRow && hasPerm(member, call.deputies)) return member;
  const decider = asDeputy(app, call, member);
  const hasOwn = call.anyOf.some((perm) => perm !== deputyPerm && hasPerm(member, [perm]));
  if (reachesRow && hasOwn) return decider;
  const { holders, reaching } = await findHolders(app, call, member);
  if (reaching.length > 0) return decider;
  throw hasOwn || holders.length > 0 ? notFound() : forbidden();
};
