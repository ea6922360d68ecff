import type { TodoName } from '@portal/shared/contract';
import { hasPerm } from '@portal/shared/rules';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, orders } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';

interface Todo {
  readonly name: TodoName;
  readonly anyOf: readonly string[];
  /** Selects the waiting items, one row each. */
  readonly waiting: SQL;
}

/** Upper bound of a count. */
const maxWaiting = 1000;

const activeOrders = sql`${orders.state} in ('PAID', 'PARTIALLY_REFUNDED')`;

const fulfilling = (name: TodoName, kind: string, step: string): Todo => ({
  name,
  anyOf: ['trade:order:fulfil'],
  waiting: sql`select 1 from ${orders} where ${activeOrders} and ${orders.kind} = ${kind} and ${orders.fulfilment} = ${step}`,
});

/** The sorts of to-dos, with permission and link. */
const todos: readonly Todo[] = [
  {
    name: 'refunds',
    anyOf: ['trade:refund:approve'],
    waiting: sql`select 1 from refunds where state = 'REQUESTED'`,
  },
  fulfilling('confirmations', 'hotel', 'CONFIRMING'),
  fulfilling('shipments', 'goods', 'TO_SHIP'),
  fulfilling('visaFiles', 'visa', 'REVIEWING'),
  {
    name: 'invoices',
    anyOf: ['trade:invoice:issue'],
    waiting: sql`select 1 from invoices where state = 'REQUESTED'`,
  },
  {
    name: 'enquiries',
    anyOf: ['biz:enquiry:query'],
    waiting: sql`select 1 from enquiries where state = 'NEW'`,
  },
  {
    name: 'differences',
    anyOf: ['trade:reconcile:query'],
    waiting: sql`select 1 from reconciliation_differences`,
  },
];

const countOf = async (db: Db, waiting: SQL): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (${waiting} limit ${maxWaiting}) waiting`,
  );
  return rows[0]?.count ?? 0;
};

/** The number of waiting to-dos of each sort that the member may handle; counted up to 1,000. */
export const listTodos = (db: Db, member: Member): Promise<{ name: TodoName; count: number }[]> =>
  Promise.all(
    todos
      .filter(({ anyOf }) => hasPerm(member, anyOf))
      .map(async ({ name, waiting }) => ({ name, count: await countOf(db, waiting) })),
  );
