import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { resetAccountAttempts } from '#src/identity/authentication/index.ts';
import {
  addresses,
  approvalDeputies,
  bulkJobs,
  buyerAnswers,
  customerNotes,
  type Db,
  enquiries,
  factorChallenges,
  favourites,
  idempotencyKeys,
  loginLog,
  memberCoupons,
  messageChannels,
  messages,
  pictures,
  productAlerts,
  questions,
  recordEditors,
  recoveryCodes,
  releaseForceApprovals,
  reviews,
  reviewVotes,
  secondFactors,
  sessions,
  sharedViews,
  travellers,
  userImports,
  userPreferences,
  userPrivacy,
  userRoles,
  users,
  verificationCodes,
  visaDocuments,
} from '#src/platform/database/index.ts';

/** The person to erase; mobile number and mailbox find their enquiries made without a session. */
export interface Person {
  readonly id: number;
  readonly username: string;
  readonly mobile: string | null;
  readonly email: string | null;
}

/** The author's name of their reviews, questions and answers. */
const erasedAuthor = '已注销用户';

const erasedUser: Partial<typeof users.$inferInsert> = Object.fromEntries(
  Object.entries(userPrivacy).flatMap(([name, { erased }]) => (erased === undefined ? [] : [[name, erased]])),
);

/** Deletes records of this member only. A coupon used by an order is retained for the consistency check. */
const deleteOwn = async (tx: Db, id: number): Promise<void> => {
  for (const table of [
    sessions,
    secondFactors,
    recoveryCodes,
    factorChallenges,
    loginLog,
    verificationCodes,
    travellers,
    addresses,
    pictures,
    favourites,
    reviewVotes,
    visaDocuments,
    idempotencyKeys,
    userPreferences,
    sharedViews,
    messages,
    messageChannels,
    productAlerts,
    userImports,
    bulkJobs,
    userRoles,
    recordEditors,
    customerNotes,
    releaseForceApprovals,
  ])
    await tx.delete(table).where(eq(table.userId, id));
  const { principalId, deputyId } = approvalDeputies;
  await tx.delete(approvalDeputies).where(or(eq(principalId, id), eq(deputyId, id)));
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

/** Reviews stay, without author and pictures. */
const disownReviews = async (tx: Db, id: number): Promise<void> => {
  await tx
    .update(reviews)
    .set({ author: erasedAuthor, userId: null, pictures: [] })
    .where(eq(reviews.userId, id));
};

/** Questions and answers stay, without author. */
const disownQuestions = async (tx: Db, id: number): Promise<void> => {
  for (const table of [questions, buyerAnswers])
    await tx.update(table).set({ author: erasedAuthor, userId: null }).where(eq(table.userId, id));
};

/** The row stays as a reference of orders, without personal data. The username is free again. */
const blankUser = async (tx: Db, id: number, now: Date): Promise<void> => {
  await tx
    .update(users)
    .set({ ...erasedUser, deletedAt: now, erasedAt: now, updatedAt: now })
    .where(eq(users.id, id));
};

/** Erases a member's personal data apart from orders; call it after the steps that find rows by that data. */
export const erasePerson = async (tx: Db, person: Person, now: Date): Promise<void> => {
  await deleteEnquiries(tx, person);
  await disownReviews(tx, person.id);
  await disownQuestions(tx, person.id);
  await deleteOwn(tx, person.id);
  await resetAccountAttempts(tx, person);
  await blankUser(tx, person.id, now);
};
