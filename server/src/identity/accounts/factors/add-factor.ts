import type { CallData } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { confirmPassword, loginAnswer } from '#src/identity/authentication/index.ts';
import { type FactorRow, listFactors, replaceRecoveryCodes } from '#src/identity/second-factor/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { conflict, invalidField, type Member } from '#src/platform/errors/index.ts';
import type { Caller } from '../account-deps.ts';
import { changeFactors, type OwnFactorDeps, requireFresh } from './change-factors.ts';

/** The answer of a call that adds a second factor. */
export type Added = CallData<'POST /api/v1/account/factors/totp/confirm'>;

const most = 10;

const requireRoom = (member: Member, factors: readonly FactorRow[]): void => {
  requireFresh(member, factors);
  if (factors.length >= most)
    throw conflict(errorCodes.wrongState, `最多添加 ${most} 种方式`, `At most ${most} methods can be added`);
};

/** The name without spaces around it. Throws for a blank one. */
export const requireName = (name: string): string => {
  if (name.trim() === '') throw invalidField('name', '请输入名称', 'Please enter a name');
  return name.trim();
};

/** Confirms password and second factor before another one is added; returns the present ones. */
export const proveOwner = async (
  deps: OwnFactorDeps,
  member: Member,
  password: string,
): Promise<FactorRow[]> => {
  await confirmPassword(deps, { ...member, password });
  const factors = await listFactors(deps.db, member.userId);
  requireRoom(member, factors);
  return factors;
};

/** Runs `insert`, and gives the account recovery codes with its first factor. */
export const addFactor = async (
  deps: OwnFactorDeps,
  member: Member,
  caller: Caller,
  kind: FactorRow['kind'],
  insert: (tx: Db) => Promise<void>,
): Promise<Added> => {
  const { result, token } = await changeFactors(deps, member, caller, async (tx, factors) => {
    requireRoom(member, factors);
    await insert(tx);
    const codes = factors.length === 0 ? await replaceRecoveryCodes(tx, member.userId) : [];
    return { action: 'add-factor', after: { kind }, factorAt: deps.now(), result: codes };
  });
  return { recoveryCodes: result, session: loginAnswer(token) };
};
