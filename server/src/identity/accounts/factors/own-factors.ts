import type { CallData, SecondFactors } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { loginAnswer } from '#src/identity/authentication/index.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  deleteRecoveryCodes,
  listFactors,
  relyingPartyOf,
  replaceRecoveryCodes,
} from '#src/identity/second-factor/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { conflict, type Member, notFound, requiresFactor } from '#src/platform/errors/index.ts';
import type { Caller } from '../account-deps.ts';
import { changeFactors, type OwnFactorDeps, requireFresh } from './change-factors.ts';

/** The second factors of a member, the oldest first. */
export const getOwnFactors = async (
  deps: Pick<Deps, 'db' | 'env'>,
  member: Member,
): Promise<SecondFactors> => {
  const factors = await listFactors(deps.db, member.userId);
  return {
    factors: factors.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
      ...{ id, kind, name },
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(deps.db, member.userId),
    required: requiresFactor(deps.env.access.factorRoles, member),
    passkeyHost: relyingPartyOf(deps.env).id,
  };
};

/**
 * Removes a second factor; with the last one the recovery codes end too. Throws 404 for another member's, A0243 unless
 * one was confirmed minutes ago, A0513 for the last one where the role requires it.
 */
export const removeFactor = async (
  deps: OwnFactorDeps,
  member: Member,
  id: number,
  caller: Caller,
): Promise<CallData<'DELETE /api/v1/account/factors/:id'>> => {
  const { token } = await changeFactors(deps, member, caller, async (tx, factors) => {
    const removed = factors.find((factor) => factor.id === id);
    if (!removed) throw notFound();
    requireFresh(member, factors);
    const isLast = factors.length === 1;
    if (isLast && requiresFactor(deps.env.access.factorRoles, member))
      throw conflict(
        errorCodes.wrongState,
        '您的角色必须启用两步验证，不能移除最后一种方式',
        'Your role requires two-step verification, so the last method cannot be removed',
      );
    await deleteFactor(tx, id);
    if (isLast) await deleteRecoveryCodes(tx, member.userId);
    const factorAt = isLast ? null : undefined;
    return { action: 'remove-factor', before: { kind: removed.kind }, factorAt, result: undefined };
  });
  return loginAnswer(token);
};

/** Replaces the recovery codes. Throws 404 without a second factor, A0243 unless one was confirmed minutes ago. */
export const renewRecoveryCodes = async (
  deps: OwnFactorDeps,
  member: Member,
  caller: Caller,
): Promise<CallData<'POST /api/v1/account/factors/recovery-codes'>> => {
  const { result, token } = await changeFactors(deps, member, caller, async (tx, factors) => {
    if (factors.length === 0) throw notFound('尚未启用两步验证', 'Two-step verification is not set up');
    requireFresh(member, factors);
    return { action: 'renew-recovery-codes', result: await replaceRecoveryCodes(tx, member.userId) };
  });
  return { recoveryCodes: result, session: loginAnswer(token) };
};
