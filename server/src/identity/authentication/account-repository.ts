import type { Language } from '@portal/shared/contract';
import type { ContactChannel } from '@portal/shared/rules';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Db, roles, users } from '#src/platform/database/index.ts';

export interface Account {
  readonly id: number;
  readonly passwordHash: string;
  readonly status: number;
  /** Whether at least one of their roles is enabled. */
  readonly hasRole: boolean;
  readonly initialPasswordUntil: Date | null;
}

const accountColumns = {
  id: users.id,
  passwordHash: users.passwordHash,
  status: users.status,
  // Drizzle omits the table name in a select from one table, so `users.id` is spelled out.
  hasRole: sql<boolean>`exists (select 1 from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = users.id and r.status = 1)`,
  initialPasswordUntil: users.initialPasswordUntil,
};

/** The user with this name, in any case, unless deleted. */
const hasName = (username: string) =>
  and(sql`lower(${users.username}) = ${username.toLowerCase()}`, isNull(users.deletedAt));

/** Finds an account by its username, in any case. */
export const findAccount = async (db: Db, username: string): Promise<Account | undefined> => {
  const [found] = await db.select(accountColumns).from(users).where(hasName(username));
  return found;
};

/** Locks an account until the transaction ends, and returns it as it is then; undefined when it was deleted. */
export const lockAccount = async (tx: Db, id: number): Promise<Account | undefined> => {
  const [found] = await tx
    .select(accountColumns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('no key update');
  return found;
};

export const replaceHash = async (tx: Db, id: number, passwordHash: string): Promise<void> => {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
};

export const findProfile = async (db: Db, userId: number) => {
  const [profile] = await db
    .select({
      nickname: users.nickname,
      avatar: users.avatar,
      mustChangePassword: users.mustChangePassword,
    })
    .from(users)
    .where(eq(users.id, userId));
  return profile;
};

/** The owner of a verified mobile number or mailbox, with the contacts for notifications. */
export interface Owner {
  readonly id: number;
  readonly username: string;
  readonly mobile: string | null;
  readonly email: string | null;
  /** Of messages; null until the account has signed in. */
  readonly language: Language | null;
}

/** Only verified contacts are sure to reach the owner. */
const ownerColumns = {
  id: users.id,
  username: users.username,
  mobile: sql<string | null>`case when ${users.mobileVerifiedAt} is not null then ${users.mobile} end`,
  email: sql<string | null>`case when ${users.emailVerifiedAt} is not null then ${users.email} end`,
  language: users.language,
};

const verifiedAs = (channel: ContactChannel, target: string) =>
  channel === 'sms'
    ? and(eq(users.mobile, target), isNotNull(users.mobileVerifiedAt))
    : and(sql`lower(${users.email}) = ${target.toLowerCase()}`, isNotNull(users.emailVerifiedAt));

/** Finds the owner of a mobile number or mailbox: at most one account has it verified. */
export const findOwner = async (
  db: Db,
  { channel, target }: { channel: ContactChannel; target: string },
): Promise<Owner | undefined> => {
  const [owner] = await db
    .select(ownerColumns)
    .from(users)
    .where(and(verifiedAs(channel, target), isNull(users.deletedAt)));
  return owner;
};

/** The owner of an account by its username, and when they last chose a password. */
export const findOwnerNamed = async (
  db: Db,
  username: string,
): Promise<(Owner & { readonly passwordChangedAt: Date | null }) | undefined> => {
  const [owner] = await db
    .select({ ...ownerColumns, passwordChangedAt: users.passwordChangedAt })
    .from(users)
    .where(hasName(username));
  return owner;
};

/** The contacts of a user for notifications; throws when the user does not exist. */
export const getOwner = async (db: Db, userId: number): Promise<Owner> => {
  const [owner] = await db.select(ownerColumns).from(users).where(eq(users.id, userId));
  if (!owner) throw new Error(`there is no user ${userId}`);
  return owner;
};

/** The role of new members; undefined when it is disabled or deleted. */
export const findEnabledRole = async (db: Db, code: string): Promise<number | undefined> => {
  const [role] = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.code, code), eq(roles.status, 1)));
  return role?.id;
};

const detailColumns = {
  username: users.username,
  nickname: users.nickname,
  avatar: users.avatar,
  gender: users.gender,
  birthday: users.birthday,
  mobile: users.mobile,
  email: users.email,
  passwordChangedAt: users.passwordChangedAt,
  closingAt: users.closingAt,
  createdAt: users.createdAt,
};

/** A member's own account; throws when it does not exist. */
export const getDetails = async (db: Db, userId: number) => {
  const [details] = await db.select(detailColumns).from(users).where(eq(users.id, userId));
  if (!details) throw new Error(`there is no user ${userId}`);
  return details;
};

/**
 * Remembers the language of a login for messages about the account. A browser that is not known sets none but the first:
 * its notice goes to the owner, in the owner's language.
 */
export const rememberLanguage = async (
  db: Db,
  { username, language, isKnown }: { username: string; language: Language; isKnown: boolean },
): Promise<void> => {
  const isOther = isKnown ? sql`${users.language} is distinct from ${language}` : isNull(users.language);
  await db
    .update(users)
    .set({ language })
    .where(and(hasName(username), isOther));
};
