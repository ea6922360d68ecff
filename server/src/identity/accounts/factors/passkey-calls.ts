import type { CallData, CallInput } from '@portal/shared/contract';
import {
  closeChallenge,
  getChallenge,
  insertFactor,
  openChallenge,
  registrationOptions,
  relyingPartyOf,
  verifyRegistration,
} from '#src/identity/second-factor/index.ts';
import { type Db, mapConstraintErrors } from '#src/platform/database/index.ts';
import { invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import type { Caller } from '../account-deps.ts';
import { type Added, addFactor, proveOwner, requireName } from './add-factor.ts';
import type { OwnFactorDeps } from './change-factors.ts';

/** Options for a new passkey, with the challenge that it answers. Throws like the one for an app. */
export const startPasskey = async (
  deps: OwnFactorDeps,
  member: Member,
  password: string,
): Promise<CallData<'POST /api/v1/account/factors/passkey'>> => {
  const factors = await proveOwner(deps, member, password);
  const { userId, username, sessionId } = member;
  const { token, nonce } = await openChallenge(deps, { userId, sessionId, purpose: 'enrol' });
  const options = await registrationOptions(relyingPartyOf(deps.env), { userId, username, nonce, factors });
  return { challenge: token, options: { ...options } };
};

const knownPasskey = {
  second_factors_credentialId_unique: () =>
    invalidField('passkey', '该通行密钥已添加', 'This passkey was added already'),
};

/** Adds a passkey. Throws A0244 on `passkey` or `challenge`, 404 for the challenge of another session. */
export const confirmPasskey = async (
  deps: OwnFactorDeps,
  member: Member,
  body: CallInput<'POST /api/v1/account/factors/passkey/confirm'>['body'],
  caller: Caller,
): Promise<Added> => {
  const challenge = await getChallenge(deps, body.challenge, 'enrol');
  if (challenge.sessionId !== member.sessionId) throw notFound();
  const columns = await verifyRegistration(relyingPartyOf(deps.env), challenge.nonce, body.passkey);
  const now = deps.now();
  const own = { userId: member.userId, kind: 'passkey', name: requireName(body.name) } as const;
  const insert = async (tx: Db): Promise<void> => {
    await closeChallenge(tx, challenge);
    await insertFactor(tx, { ...own, ...columns, confirmedAt: now, createdAt: now });
  };
  return mapConstraintErrors(knownPasskey, () => addFactor(deps, member, caller, own.kind, insert));
};
