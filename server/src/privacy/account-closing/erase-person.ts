import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { accountOf, forgetTries } from '#src/identity/authentication/index.ts';
import {
  addresses,
  type Db,
  enquiries,
  favourites,
  idempotencyKeys,
  loginLog,
  memberCoupons,
  pictures,
  reviews,
  sessions,
  travellers,
  userImports,
  userPreferences,
  userRoles,
  users,
  verificationCodes,
  visaFiles,
} from '#src/platform/database/index.ts';

/** Whose data goes; mobile number and mailbox find what was asked without signing in. */
export interface Person {
  readonly id: number;
  readonly username: string;
  readonly mobile: string | null;
  readonly email: string | null;
}

/** What reviews are signed with whose author is gone. */
const nobody = '已注销用户';

/** What is theirs alone goes whole. A coupon that an order used stays with the books, which check it. */
const deleteOwn = async (tx: Db, id: number): Promise<void> => {
  for (const table of [
    sessions,
    loginLog,
    verificationCodes,
    travellers,
    addresses,
    pictures,
    favourites,
    visaFiles,
    idempotencyKeys,
    userPreferences,
    userImports,
    userRoles,
  ])
    await tx.delete(table).where(eq(table.userId, id));
  await tx.delete(memberCoupons).where(and(eq(memberCoupons.userId, id), isNull(memberCoupons.orderId)));
};

const deleteEnquiries = async (tx: Db, { id, mobile, email }: Person): Promise<void> => {
  const asked = sql`select subject_id from audit_log where actor_id = ${id} and subject = 'enquiry'`;
  await tx
    .delete(enquiries)
    .where(
      or(
        sql`${enquiries.enquiryNo} in (${asked})`,
        mobile ? eq(enquiries.mobile, mobile) : undefined,
        email ? sql`lower(${enquiries.email}) = ${email.toLowerCase()}` : undefined,
      ),
    );
};

/** What they said of a journey stays for others, signed by nobody and without their pictures. */
const disownReviews = async (tx: Db, id: number): Promise<void> => {
  await tx.update(reviews).set({ author: nobody, userId: null, pictures: [] }).where(eq(reviews.userId, id));
};

/** The row stays for orders to hang on: a number that leads to nobody. The username is free again. */
const blankUser = async (tx: Db, id: number, now: Date): Promise<void> => {
  await tx
    .update(users)
    .set({
      ...{ username: `erased-${id}`, nickname: nobody, passwordHash: '', gender: 0, status: 0 },
      ...{ mobile: null, email: null, avatar: null, birthday: null, deptId: null },
      ...{ mobileVerifiedAt: null, emailVerifiedAt: null, passwordChangedAt: null },
      ...{ deletedAt: now, erasedAt: now, updatedAt: now },
    })
    .where(eq(users.id, id));
};

/** Erases what a person is and has, apart from their orders; call it after what finds its rows by them. */
export const erasePerson = async (tx: Db, person: Person, now: Date): Promise<void> => {
  await deleteEnquiries(tx, person);
  await disownReviews(tx, person.id);
  await deleteOwn(tx, person.id);
  await forgetTries(tx, accountOf(person));
  await blankUser(tx, person.id, now);
};
