import { sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

/** First halves of the keys, so that locks of different kinds never wait for each other. */
const kinds = {
  menuTree: 801,
  departmentTree: 802,
  demoData: 803,
  auditChain: 804,
  forgedWebhooks: 805,
  releaseLog: 806,
  list: 807,
  calendar: 808,
  waitlist: 809,
  enquiriesOfAddress: 821,
  enquiriesOfMobile: 822,
  codesOfAddress: 823,
  codesOfTarget: 824,
  codesOfChannel: 825,
  enquiriesOfEmail: 826,
} as const;

/**
 * Takes an advisory lock until the transaction ends, as soon as no other transaction has that of the same kind and
 * `key`: for what cannot be locked as a row, such as a count.
 */
export const lockFor = async (tx: Db, kind: keyof typeof kinds, key = ''): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${kinds[kind]}::int, hashtext(${key}))`);
};
