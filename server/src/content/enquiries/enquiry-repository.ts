import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { type Db, enquiries, lockFor, products } from '#src/platform/database/index.ts';

/** Enquiries are counted by mobile number, by email of messages, and by network address. */
export interface Sender {
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
  readonly address: string;
}

const sentBy = {
  mobile: (value) => eq(enquiries.mobile, value),
  email: (value) => sql`lower(${enquiries.email}) = lower(${value})`,
  address: (value) => eq(enquiries.address, value),
} satisfies Record<keyof Sender, (value: string) => SQL>;

/** Serialises counting and adding enquiries of a sender. All callers lock in this order to avoid deadlocks. */
export const lockSender = async (tx: Db, { address, mobile, email }: Sender): Promise<void> => {
  await lockFor(tx, 'enquiriesOfAddress', address);
  if (mobile !== undefined) await lockFor(tx, 'enquiriesOfMobile', mobile);
  if (email !== undefined) await lockFor(tx, 'enquiriesOfEmail', email.toLowerCase());
};

/** When the sender made the `count`th latest enquiry; undefined when there are fewer. */
export const findNthLatest = async (
  tx: Db,
  by: keyof Sender,
  value: string,
  count: number,
): Promise<Date | undefined> => {
  const [row] = await tx
    .select({ createdAt: enquiries.createdAt })
    .from(enquiries)
    .where(sentBy[by](value))
    .orderBy(desc(enquiries.createdAt))
    .limit(1)
    .offset(count - 1);
  return row?.createdAt;
};

/** A duplicate of the enquiry from the same mobile number, or email without one, made after an instant. */
export const findSame = async (tx: Db, { mobile, email = '' }: Sender, fingerprint: string, after: Date) => {
  const [row] = await tx
    .select({ enquiryNo: enquiries.enquiryNo, createdAt: enquiries.createdAt })
    .from(enquiries)
    .where(
      and(
        mobile === undefined ? sentBy.email(email) : sentBy.mobile(mobile),
        gt(enquiries.createdAt, after),
        eq(enquiries.fingerprint, fingerprint),
      ),
    )
    .limit(1);
  return row;
};

export const insertEnquiry = async (tx: Db, values: typeof enquiries.$inferInsert): Promise<void> => {
  await tx.insert(enquiries).values(values);
};

/** Whether the tour exists and is on sale. */
export const isLiveTour = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(
    products,
    and(eq(products.id, id), eq(products.kind, 'tour'), eq(products.status, 'live')),
  )) > 0;
