import type { AdminOrderFilters } from '@portal/shared/contract';
import { normalPhone } from '@portal/shared/phone';
import { addDays, startOfDay } from '@portal/shared/rules';
import { and, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { isTitleReadAs } from '#src/catalog/products/index.ts';
import type { DataScope } from '#src/platform/context/index.ts';
import {
  containing,
  type Db,
  orderedProduct,
  orders,
  products,
  users,
} from '#src/platform/database/index.ts';
import {
  activeOrders,
  orderInScope,
  recentlyChanged,
  withDueBalance,
  withOpenBalance,
} from '#src/sales/orders/index.ts';

/** Expressions on form and snapshot, exactly as in their indexes. */
export const contactName = sql<string>`(${orders.form} #>> '{contact,name}')`;
export const contactMobile = sql<string>`(${orders.form} #>> '{contact,mobile}')`;
const contactTail = sql<string>`right(${orders.form} #>> '{contact,mobile}', 4)`;

/** Maximum number of members or products matched by name. */
const maxMatches = 200;

const findMemberIds = async (db: Db, words: string): Promise<number[]> => {
  const named = or(eq(users.username, words), eq(users.nickname, words));
  return (await db.select({ id: users.id }).from(users).where(named).limit(maxMatches)).map(({ id }) => id);
};

const findProductIds = async (db: Db, words: string): Promise<number[]> => {
  const like = containing(words);
  const titled = or(
    sql`(${products.title} ->> 'zh' ilike ${like} or ${products.title} ->> 'en' ilike ${like})`,
    isTitleReadAs(words),
  );
  const rows = await db.select({ id: products.id }).from(products).where(titled).limit(maxMatches);
  return rows.map(({ id }) => id);
};

/** Each condition uses its own index, so that a keyword search over all of them is fast. */
const matchKeywords = async (db: Db, words: string): Promise<SQL | undefined> => {
  const phone = normalPhone(words);
  const [members, sold] = await Promise.all([findMemberIds(db, words), findProductIds(db, words)]);
  return or(
    eq(orders.orderNo, words.toUpperCase()),
    eq(contactName, words),
    phone === undefined ? undefined : eq(contactMobile, phone),
    /^\d{4}$/.test(words) ? eq(contactTail, words) : undefined,
    members.length > 0 ? inArray(orders.userId, members) : undefined,
    sold.length > 0 ? inArray(orderedProduct, sold) : undefined,
  );
};

const balanceIs = { open: withOpenBalance, due: withDueBalance } as const;

/** Active hotel orders whose room is not confirmed yet. */
export const isToConfirm = and(activeOrders, eq(orders.kind, 'hotel'), eq(orders.fulfilment, 'CONFIRMING'));

const stateIs = (state: NonNullable<AdminOrderFilters['state']>): SQL | undefined =>
  state === 'TO_CONFIRM' ? isToConfirm : eq(orders.state, state);

/** The condition of the staff filters within a data scope. */
export const matchFilters = async (
  db: Db,
  {
    kind,
    state,
    fulfilment,
    changed,
    balance,
    keywords,
    from,
    to,
    travelFrom,
    travelTo,
    minAmount,
    maxAmount,
  }: AdminOrderFilters,
  scope: DataScope,
): Promise<SQL | undefined> => {
  const words = keywords?.trim();
  return and(
    orderInScope(scope),
    kind && eq(orders.kind, kind),
    state && stateIs(state),
    fulfilment ? eq(orders.fulfilment, fulfilment) : undefined,
    changed ? recentlyChanged : undefined,
    balance && balanceIs[balance],
    from ? gte(orders.createdAt, startOfDay(from)) : undefined,
    to ? lt(orders.createdAt, startOfDay(addDays(to, 1))) : undefined,
    travelFrom ? gte(orders.travelDay, travelFrom) : undefined,
    travelTo ? lte(orders.travelDay, travelTo) : undefined,
    minAmount === undefined ? undefined : gte(orders.amount, minAmount),
    maxAmount === undefined ? undefined : lte(orders.amount, maxAmount),
    words ? await matchKeywords(db, words) : undefined,
  );
};
