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
import { businessError, invalidField, missingField } from '#src/platform/errors/index.ts';
import type { AccountDeps, Caller } from './account-deps.ts';
import { takenFaults } from './account-faults.ts';
import { tryCode, useCode } from './codes/code-service.ts';

type Form = CallInput<'POST /api/v1/auth/register'>['body'];

/** The contact that the code verifies: one of both. */
const contactIn = ({ mobile, email }: Form): Pick<CodeSubject, 'channel' | 'target'> => {
  if (mobile !== undefined && email !== undefined)
    throw invalidField(
      'email',
      '手机号和邮箱只填一个，另一个注册后再绑定',
      'Give a mobile number or an email address, and add the other one later',
    );
  if (email !== undefined) return { channel: 'mail', target: email };
  if (mobile !== undefined) return { channel: 'sms', target: mobile };
  throw missingField('mobile', '请填写手机号或邮箱', 'A mobile number or an email address is required');
};

const verified = ({ mobile, email }: Form, now: Date) =>
  email === undefined ? { mobile, mobileVerifiedAt: now } : { email, emailVerifiedAt: now };

const getMemberRole = async (tx: Db): Promise<number> => {
  const role = await findEnabledRole(tx, memberRole);
  if (role === undefined)
    throw businessError(errorCodes.clientError, '暂不开放注册', 'Registration is currently closed');
  return role;
};

type NewMember = Pick<Caller, 'language'> & { readonly passwordHash: string; readonly now: Date };

const addMember = async (tx: Db, form: Form, { passwordHash, now, language }: NewMember) => {
  const { username } = form;
  const roleId = await getMemberRole(tx);
  const userId = await insertUser(tx, {
    username,
    nickname: username,
    passwordHash,
    language,
    ...verified(form, now),
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
 * Creates a member whose mobile number or mailbox the code verifies, signs in, and returns the session token. Throws
 * A0410 without either, A0400 naming the field: `password` refused by the rule, `code` wrong or expired, `username`,
 * `mobile` or `email` taken. A refused registration does not use up the code, but counts as one of its five tries:
 * otherwise one code would list the usernames that exist. A0211 after too many tries from one network.
 */
export const register = async (deps: AccountDeps, form: Form, caller: Caller): Promise<string> => {
  const contact = contactIn(form);
  await countAddress(deps, caller.address);
  await requireGoodPassword(form.password, form);
  const subject = { ...contact, purpose: 'register', userId: null } as const;
  const codeId = await tryCode(deps, subject, form.code);
  const passwordHash = await hashPassword(form.password);
  const now = deps.now();
  const token = await mapConstraintErrors(takenFaults, () =>
    deps.db.transaction(async (tx) => {
      const userId = await addMember(tx, form, { passwordHash, now, language: caller.language });
      await useCode(tx, codeId, now);
      return openSession({ ...deps, db: tx }, { userId, address: caller.address, agent: caller.agent, now });
    }),
  );
  await uncountAddress(deps, caller.address);
  return token;
};
