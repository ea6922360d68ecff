import type { Account } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import {
  type AccountDeps,
  type Caller,
  contactsOf,
  getOwnAccount,
  notifyOwner,
} from '#src/identity/accounts/index.ts';
import { confirmPassword, getOwner } from '#src/identity/authentication/index.ts';
import { recordChange } from '#src/platform/audit/index.ts';
import { type Db, lockMember, users } from '#src/platform/database/index.ts';
import { conflict, type HttpError, type Member } from '#src/platform/errors/index.ts';
import { countOpenObligations, type OpenObligations } from './open-obligations.ts';

const stop = (zh: string, en: string): HttpError => conflict(errorCodes.wrongState, zh, en);

/** Staff accounts can only be closed by an administrator, and audit rows keep their names. */
const refuseStaff = ({ roles }: Member): void => {
  if (roles.some((role) => role !== 'MEMBER'))
    throw stop('员工账号请联系管理员注销', 'Staff accounts can only be closed by an administrator');
};

const counted = (count: number, zh: string, one: string, many: string) =>
  count === 0 ? [] : [{ zh: `${count} ${zh}`, en: `${count} ${count === 1 ? one : many}` }];

const refuseOpen = ({ unpaid, running, refunding }: OpenObligations): void => {
  const open = [
    ...counted(unpaid, '个待付款订单', 'unpaid order', 'unpaid orders'),
    ...counted(running, '个未完成订单', 'order that is not completed', 'orders that are not completed'),
    ...counted(refunding, '笔退款处理中', 'refund under way', 'refunds under way'),
  ];
  if (open.length === 0) return;
  throw stop(
    `还有${open.map(({ zh }) => zh).join('、')}，完成后才能注销账号`,
    `You still have ${open.map(({ en }) => en).join(', ')}. You can close your account once these are completed`,
  );
};

const change = async (tx: Db, member: Member, closingAt: Date | null, action: 'close' | 'reopen') => {
  const asBefore = closingAt ? isNull(users.closingAt) : isNotNull(users.closingAt);
  const { rowCount } = await tx
    .update(users)
    .set({ closingAt })
    .where(and(eq(users.id, member.userId), isNull(users.erasedAt), asBefore));
  if (rowCount !== 1) return false;
  await recordChange(tx, { actor: member, action, subject: 'user', subjectId: member.userId });
  return true;
};

const tell = async (
  deps: AccountDeps,
  { userId, username }: Member,
  letter: 'closing' | 'reopened',
  { language }: Caller,
): Promise<void> => {
  const to = contactsOf(await getOwner(deps.db, userId));
  await notifyOwner(deps, { userId, username, to, letter, language });
};

/**
 * Closes a member's own account: it is erased 15 days later, and works until then. Closing it again changes
 * nothing. Notifies the owner. Throws A0210 and A0211 for the password, A0513 with the numbers of unpaid
 * orders, uncompleted orders and open refunds, and for staff.
 */
export const closeAccount = async (
  deps: AccountDeps,
  member: Member,
  password: string,
  caller: Caller,
): Promise<Account> => {
  refuseStaff(member);
  await confirmPassword(deps, { ...member, password });
  const { db } = deps;
  const closed = await db.transaction(async (tx) => {
    await lockMember(tx, member.userId);
    refuseOpen(await countOpenObligations(tx, member.userId));
    return change(tx, member, deps.now(), 'close');
  });
  if (closed) await tell(deps, member, 'closing', caller);
  return getOwnAccount(db, member.userId);
};

/** Undoes the closing, until the account is erased; does nothing for an open account. */
export const reopenAccount = async (deps: AccountDeps, member: Member, caller: Caller): Promise<Account> => {
  const { db } = deps;
  const reopened = await db.transaction((tx) => change(tx, member, null, 'reopen'));
  if (reopened) await tell(deps, member, 'reopened', caller);
  return getOwnAccount(db, member.userId);
};
