import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref, updatedAt } from '../columns.ts';

/**
 * Users: members and staff. `deletedAt` is a soft delete that frees the username. A mobile number or mailbox
 * is `verified` by a code sent to it, and then unique. `closingAt`: when its owner closed the account; its
 * personal data is erased 15 days later.
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    nickname: text().notNull(),
    passwordHash: text().notNull(),
    mobile: text(),
    gender: smallint().notNull().default(0),
    avatar: text(),
    email: text(),
    status: smallint().notNull().default(1),
    deptId: ref(),
    birthday: date({ mode: 'string' }),
    /** Of messages about the account: that of the registration, then of logins from known browsers. */
    language: text().$type<'zh-cn' | 'en'>(),
    mobileVerifiedAt: instant(),
    emailVerifiedAt: instant(),
    mustChangePassword: boolean().notNull().default(false),
    /** Until when an initial password permits to sign in. */
    initialPasswordUntil: instant(),
    passwordChangedAt: instant(),
    closingAt: instant(),
    erasedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant(),
  },
  (t) => [
    uniqueIndex('users_username_live').on(sql`lower(${t.username})`).where(sql`${t.deletedAt} is null`),
    index('users_dept').on(t.deptId),
    uniqueIndex('users_mobile_verified')
      .on(t.mobile)
      .where(sql`${t.mobileVerifiedAt} is not null and ${t.deletedAt} is null`),
    uniqueIndex('users_email_verified')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.emailVerifiedAt} is not null and ${t.deletedAt} is null`),
    index('users_closing').on(t.closingAt).where(sql`${t.closingAt} is not null and ${t.erasedAt} is null`),
    check('users_status', sql`${t.status} in (0, 1)`),
  ],
);

interface Privacy {
  /** Part of the data export. */
  readonly exported?: true;
  /** The value after the account was erased; a column without one keeps its value. */
  readonly erased?: SQL | string | number | null;
}

/** Every column of a user, as personal data. */
export const userPrivacy: Readonly<Record<keyof typeof users.$inferSelect, Privacy>> = {
  id: {},
  username: { exported: true, erased: sql`'erased-' || ${users.id}` },
  nickname: { exported: true, erased: '已注销用户' },
  passwordHash: { erased: '' },
  mobile: { exported: true, erased: null },
  gender: { exported: true, erased: 0 },
  avatar: { exported: true, erased: null },
  email: { exported: true, erased: null },
  status: { erased: 0 },
  deptId: { erased: null },
  birthday: { exported: true, erased: null },
  language: { exported: true, erased: null },
  mobileVerifiedAt: { erased: null },
  emailVerifiedAt: { erased: null },
  mustChangePassword: {},
  initialPasswordUntil: { erased: null },
  passwordChangedAt: { exported: true, erased: null },
  closingAt: { exported: true },
  erasedAt: {},
  createdAt: { exported: true },
  updatedAt: {},
  deletedAt: {},
};
