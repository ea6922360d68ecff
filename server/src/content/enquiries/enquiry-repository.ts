import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { type Db, enquiries, products } from '#src/platform/database/index.ts';

/** By whom enquiries are counted. */
export interface Sender {
  readonly mobile: string;
  readonly address: string;
}

/** The first halves of the locks' keys. Addresses are locked before mobiles, so that no two wait for each other. */
const lockSpaces = { address: 821, mobile: 822 } as const;

/** Lets one transaction at a time count and add the enquiries of a sender. Ends with the transaction. */
export const lockSender = async (tx: Db, { address, mobile }: Sender): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockSpaces.address}::int, hashtext(${address}))`);
  await tx.execute(sql`select pg_advisory_xact_lock(${lockSpaces.mobile}::int, hashtext(${mobile}))`);
};

/** When the sender made the latest enquiry but `count - 1`; undefined when there are fewer. */
export const findNthLatest = async (
  tx: Db,
  by: keyof Sender,
  value: string,
  count: number,
): Promise<Date | undefined> => {
  const [row] = await tx
    .select({ createdAt: enquiries.createdAt })
    .from(enquiries)
    .where(eq(enquiries[by], value))
    .orderBy(desc(enquiries.createdAt))
    .limit(1)
    .offset(count - 1);
  return row?.createdAt;
};

/** The same enquiry of the same mobile, made after an instant. */
export const findSame = async (tx: Db, mobile: string, fingerprint: string, after: Date) => {
  const [row] = await tx
    .select({ enquiryNo: enquiries.enquiryNo, createdAt: enquiries.createdAt })
    .from(enquiries)
    .where(
      and(
        eq(enquiries.mobile, mobile),
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

/** Whether there is such a tour, and it is on sale. */
export const isLiveTour = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(
    products,
    and(eq(products.id, id), eq(products.kind, 'tour'), eq(products.status, 'live')),
  )) > 0;
