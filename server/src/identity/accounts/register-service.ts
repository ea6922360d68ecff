import type { CallInput } from '@portal/shared/contract';
import { errorCodes, memberRole } from '@portal/shared/rules';
import {
  countAddress,
  findEnabledRole,
  hashPassword,
  openSession,
  requireGoodPassword,
  uncountAddress,
} from '#src/identity/authentication/index.ts';
import { insertUser, insertUserRoles } from '#src/identity/users/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import type { CodeSubject } from '#src/platform/crypto/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { mapConstraintErrors } from '#src/platform/database/index.ts';
import { businessError, invalidField } from '#src/platform/errors/index.ts';
import type { AccountDeps, Caller } from './account-deps.ts';
import { takenFaults } from './account-faults.ts';
import { tryCode, useCode } from './code-service.ts';

type Form = CallInput<'POST /api/v1/auth/register'>['body'];

/** Registration requires a mobile number; a mailbox may be added later. */
export const requireRegistering = ({ purpose, channel }: Pick<CodeSubject, 'purpose' | 'channel'>): void => {
  if (purpose === 'register' && channel !== 'sms')
    throw invalidField('channel', '请使用手机号注册', 'Please register with a mobile number');
};

const getMemberRole = async (tx: Db): Promise<number> => {
  const role = await findEnabledRole(tx, memberRole);
  if (role === undefined)
    throw businessError(errorCodes.clientError, '暂不开放注册', 'Registration is currently closed');
  return role;
};

const addMember = async (tx: Db, { username, mobile }: Form, passwordHash: string, now: Date) => {
  const roleId = await getMemberRole(tx);
  const userId = await insertUser(tx, {
    username,
    nickname: username,
    passwordHash,
    mobile,
    mobileVerifiedAt: now,
    passwordChangedAt: now,
    createdAt: now,
  });
  await insertUserRoles(tx, [{ userId, roleId }]);
  await recordChange(tx, {
    actor: { userId, username },
    action: 'register',
    subject: 'user',
    subjectId: userId,
    after: { username, role: memberRole },
  });
  return userId;
};

/**
 * Creates a member whose mobile number the code verifies, signs in, and returns the session token. Throws
 * A0400 naming the field: `password` refused by the rule, `code` wrong or expired, `username` or `mobile`
 * taken. A refused registration does not use up the code, but counts as one of its five tries: otherwise one
 * code would list the usernames that exist. A0211 after too many tries from one network.
 */
export const register = async (deps: AccountDeps, form: Form, caller: Caller): Promise<string> => {
  await countAddress(deps, caller.address);
  await requireGoodPassword(form.password, form);
  const subject = { purpose: 'register', channel: 'sms', target: form.mobile, userId: null } as const;
  const codeId = await tryCode(deps, subject, form.code);
  const passwordHash = await hashPassword(form.password);
  const now = deps.now();
  const token = await mapConstraintErrors(takenFaults, () =>
    deps.db.transaction(async (tx) => {
      const userId = await addMember(tx, form, passwordHash, now);
      await useCode(tx, codeId, now);
      return openSession({ ...deps, db: tx }, { userId, address: caller.address, agent: caller.agent, now });
    }),
  );
  await uncountAddress(deps, caller.address);
  return token;
};
