import type { CallData, CallInput } from '@portal/shared/contract';
import {
  challengeExpired,
  confirmPending,
  deletePending,
  findPending,
  findStep,
  insertFactor,
  newSecret,
  secretUri,
  wrongCode,
} from '#src/identity/second-factor/index.ts';
import { type Db, lockMember } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import type { Caller } from '../account-deps.ts';
import { type Added, addFactor, proveOwner, requireName } from './add-factor.ts';
import type { OwnFactorDeps } from './change-factors.ts';

/** For how long a new secret waits for its first code. */
const pendingMs = 600_000;

/**
 * A new secret for an authenticator app, in place of one that was not confirmed. Throws A0210 for a wrong password,
 * A0243 when there is a second factor that was not confirmed minutes ago, A0513 when there are ten.
 */
export const startTotp = async (
  deps: OwnFactorDeps,
  member: Member,
  password: string,
): Promise<CallData<'POST /api/v1/account/factors/totp'>> => {
  await proveOwner(deps, member, password);
  const { userId, username } = member;
  const secret = newSecret();
  const secretCipher = deps.cipher.seal(Buffer.from(secret), userId);
  await deps.db.transaction(async (tx) => {
    await lockMember(tx, userId);
    await deletePending(tx, userId);
    await insertFactor(tx, { userId, kind: 'totp', name: '', secretCipher, createdAt: deps.now() });
  });
  return { secret, uri: secretUri(deps.env.sysTitle, username, secret) };
};

const confirmCode = async (deps: OwnFactorDeps, tx: Db, member: Member, name: string, code: string) => {
  const now = deps.now();
  const pending = await findPending(tx, member.userId);
  if (!pending?.secretCipher || now.getTime() - pending.createdAt.getTime() >= pendingMs)
    throw challengeExpired();
  const secret = deps.cipher.open(pending.secretCipher, member.userId).toString();
  const lastStep = await findStep(secret, code, { now, lastStep: null });
  if (lastStep === undefined) throw wrongCode();
  await confirmPending(tx, pending.id, { name, lastStep, confirmedAt: now });
};

/** Adds the authenticator app whose code this is. Throws A0244 on `code`, or on `challenge` after ten minutes. */
export const confirmTotp = async (
  deps: OwnFactorDeps,
  member: Member,
  { name: typed, code }: CallInput<'POST /api/v1/account/factors/totp/confirm'>['body'],
  caller: Caller,
): Promise<Added> => {
  const name = requireName(typed);
  const insert = (tx: Db) => confirmCode(deps, tx, member, name, code);
  return addFactor(deps, member, caller, 'totp', insert);
};
