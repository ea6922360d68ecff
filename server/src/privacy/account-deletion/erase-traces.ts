import { type SQL, sql } from 'drizzle-orm';
import { lockChain } from '#src/platform/audit/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { Person } from './erase-person.ts';
import { slimDetails } from './slim-details.ts';

const orderNumbers = (id: number): SQL => sql`select order_no from orders where user_id = ${id}`;

/** Audit rows about a person: their own actions, and changes of their records. */
const about = ({ id, mobile, email }: Person): SQL[] => [
  sql`actor_id = ${id}`,
  sql`subject = 'user' and subject_id = ${String(id)}`,
  sql`subject in ('order', 'travel-contract', 'invoice', 'refund', 'fulfilment', 'review') and subject_id in (${orderNumbers(id)})`,
  sql`subject = 'refund' and subject_id in (
    select r.refund_no from refunds r join orders o on o.id = r.order_id where o.user_id = ${id})`,
  sql`subject = 'e-ticket' and subject_id in (
    select t.ticket_no from e_tickets t join orders o on o.id = t.order_id where o.user_id = ${id})`,
  // Files that were deleted before are known by their orders.
  sql`subject = 'visa-file' and (after ->> 'orderNo' in (${orderNumbers(id)})
    or subject_id in (select f.id::text from visa_files f where f.user_id = ${id}))`,
  sql`subject = 'review' and subject_id in (select v.id::text from reviews v where v.user_id = ${id})`,
  sql`subject = 'question' and subject_id in (select q.id::text from questions q where q.user_id = ${id})`,
  sql`subject = 'enquiry' and subject_id in (
    select e.enquiry_no from enquiries e where e.mobile = ${mobile} or lower(e.email) = lower(${email}))`,
];

/** Rows of bulk jobs about a person: their account, reviews, orders and enquiries. */
const bulkRowsAbout = ({ id, mobile, email }: Person): SQL => sql`
  (job.kind like 'user-%' and line.key = ${String(id)})
  or (job.kind like 'review-%' and line.key in (select v.id::text from reviews v where v.user_id = ${id}))
  or (job.kind in ('invoice-issue', 'order-ship') and line.key in (${orderNumbers(id)}))
  or (job.kind like 'enquiry-%' and line.key in (
    select e.id::text from enquiries e where e.mobile = ${mobile} or lower(e.email) = lower(${email})))`;

/** Erases names and values from the work of staff: rows of bulk jobs, and what the person scheduled. */
const eraseStaffWork = async (tx: Db, person: Person, actor: string): Promise<void> => {
  await tx.execute(sql`
    update bulk_job_rows line set name = null, before = null, after = null, params = null, reason = null, undo = null
    from bulk_jobs job where job.id = line.job_id and (${bulkRowsAbout(person)})`);
  await tx.execute(sql`update schedules set author = ${actor} where user_id = ${person.id}`);
  await tx.execute(sql`update library_pictures set author = ${actor} where author = ${person.username}`);
};

/**
 * Erases a person from the audit log: their name, addresses and devices, and all changed values except states, numbers
 * and amounts. Action, time and numbers are retained. Finds its rows by data that the other steps of an erasure delete.
 * Returns how many rows of the chain lost their salt, so that their former details cannot be guessed.
 */
export const eraseTraces = async (tx: Db, person: Person): Promise<number> => {
  // A row that is sealed meanwhile would keep the salt of its former details.
  await lockChain(tx);
  let unsalted = 0;
  for (const rows of about(person)) {
    await tx.execute(
      sql`update audit_log set before = ${slimDetails(sql`before`)}, after = ${slimDetails(sql`after`)} where ${rows}`,
    );
    const { rowCount } = await tx.execute(
      sql`update audit_seals set salt = null
        where salt is not null and audit_id in (select id from audit_log where ${rows})`,
    );
    unsalted += rowCount ?? 0;
  }
  const erased = `erased-${person.id}`;
  await tx.execute(sql`
    update audit_log set actor = ${erased}, address = null, agent = null where actor_id = ${person.id}`);
  await tx.execute(
    sql`update payment_events set settled_by = ${erased} where settled_by = ${person.username}`,
  );
  await eraseStaffWork(tx, person, erased);
  return unsalted;
};
