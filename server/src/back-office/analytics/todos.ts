import type { Text, Todo as TodoCount, TodoName } from '@portal/shared/contract';
import { deputyPerm, hasPerm } from '@portal/shared/rules';
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { findStandings, type Reader, waitingIn } from '#src/back-office/approvals/index.ts';
import { ofProductInScope } from '#src/catalog/products/index.ts';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import { type Db, orderedProduct, orders, users } from '#src/platform/database/index.ts';
import { activeOrders } from '#src/sales/orders/index.ts';

interface Todo {
  readonly name: TodoName;
  readonly label: Text;
  /** The screen with the waiting items. */
  readonly path: string;
  readonly anyOf: readonly string[];
  /** Selects the waiting items in the data scope, one row each; `approvals` are those of the inbox of approvals. */
  readonly waiting: (scope: DataScope, approvals: SQL) => SQL;
}

/** Upper bound of a count. */
const maxWaiting = 1000;

const inScope = (scope: DataScope): SQL => ofProductInScope(scope, orderedProduct) ?? sql`true`;

/** An enquiry goes with its assignee. */
const withColleague = (scope: DataScope): SQL =>
  scope === 'all'
    ? sql`true`
    : sql`assignee_id in (select id from ${users} where ${or(eq(users.id, scope.userId), inArray(users.deptId, [...scope.deptIds]))})`;

/** Rows of a table of orders in a state. */
const ofOrders = (table: 'refunds' | 'invoices', scope: DataScope): SQL =>
  sql`select 1 from ${sql.identifier(table)} waiting join ${orders} on ${orders.id} = waiting.order_id
    where waiting.state = 'REQUESTED' and ${inScope(scope)}`;

type Shown = Pick<Todo, 'label' | 'path'>;

const fulfilling = (name: TodoName, kind: string, step: string, shown: Shown): Todo => ({
  ...shown,
  name,
  anyOf: ['trade:order:fulfil'],
  waiting: (scope) =>
    sql`select 1 from ${orders} where ${activeOrders} and ${orders.kind} = ${kind} and ${orders.fulfilment} = ${step} and ${inScope(scope)}`,
});

/** The sorts of to-dos. */
const todos: readonly Todo[] = [
  {
    name: 'approvals',
    label: { zh: '待第二人审批', en: 'Approvals (second person)' },
    path: '/business/approvals',
    anyOf: ['trade:refund:approve', 'biz:approval:product', deputyPerm],
    waiting: (_scope, approvals) => approvals,
  },
  {
    name: 'refunds',
    label: { zh: '待审批退款', en: 'Refunds to approve' },
    path: '/business/refunds?state=REQUESTED',
    anyOf: ['trade:refund:approve'],
    waiting: (scope) => ofOrders('refunds', scope),
  },
  fulfilling('confirmations', 'hotel', 'CONFIRMING', {
    label: { zh: '待确认酒店', en: 'Hotels to confirm' },
    path: '/business/orders?state=TO_CONFIRM',
  }),
  {
    name: 'changes',
    label: { zh: '近三天改期、换人', en: 'Changes of orders (3 days)' },
    path: '/business/orders?changed=recently',
    anyOf: ['trade:order:fulfil'],
    waiting: (scope) =>
      sql`select 1 from ${orders} where ${inScope(scope)} and exists (select 1 from order_changes
        where order_changes.order_id = ${orders.id} and order_changes.state = 'DONE'
          and order_changes.done_at >= now() - interval '3 days')`,
  },
  {
    name: 'balances',
    label: { zh: '尾款待付（7 天内到期）', en: 'Open balances (due within 7 days)' },
    path: '/business/orders?balance=due',
    anyOf: ['trade:order:fulfil'],
    waiting: (scope) =>
      sql`select 1 from ${orders} where ${inScope(scope)} and ${orders.state} = 'PAID' and ${orders.deposit} is not null
        and ${orders.balancePaidAt} is null and ${orders.balanceDueOn} <= (now() at time zone 'Asia/Shanghai')::date + 7`,
  },
  fulfilling('shipments', 'goods', 'TO_SHIP', {
    label: { zh: '待发货', en: 'Orders to ship' },
    path: '/business/orders?kind=goods&fulfilment=TO_SHIP',
  }),
  fulfilling('visaFiles', 'visa', 'REVIEWING', {
    label: { zh: '待审核签证', en: 'Visas to review' },
    path: '/business/visas',
  }),
  {
    name: 'invoices',
    label: { zh: '待开发票', en: 'Invoices to issue' },
    path: '/business/invoices?tab=REQUESTED',
    anyOf: ['trade:invoice:issue'],
    waiting: (scope) => ofOrders('invoices', scope),
  },
  {
    name: 'enquiries',
    label: { zh: '待跟进咨询', en: 'Enquiries to answer' },
    path: '/business/enquiries?state=NEW',
    anyOf: ['biz:enquiry:query'],
    waiting: (scope) => sql`select 1 from enquiries where state = 'NEW' and ${withColleague(scope)}`,
  },
  {
    name: 'differences',
    label: { zh: '对账差异', en: 'Bill differences' },
    path: '/business/reconciliation',
    anyOf: ['trade:reconcile:query'],
    waiting: () => sql`select 1 from reconciliation_differences where resolved_at is null`,
  },
];

const countOf = async (db: Db, waiting: SQL): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (${waiting} limit ${maxWaiting}) waiting`,
  );
  return rows[0]?.count ?? 0;
};

/** The number of waiting to-dos of each sort that the member may handle; counted up to 1,000. */
export const listTodos = async (deps: Pick<Deps, 'db' | 'now'>, reader: Reader): Promise<TodoCount[]> => {
  const { member, scope } = reader;
  const { standings } = await findStandings(deps, reader);
  const approvals = sql`select 1 from ${waitingIn(deps.db, standings)}`;
  return Promise.all(
    todos
      .filter(({ anyOf }) => hasPerm(member, anyOf))
      .map(async ({ waiting, name, label, path }) => ({
        ...{ name, label, path },
        count: await countOf(deps.db, waiting(scope, approvals)),
      })),
  );
};
