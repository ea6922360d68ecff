import type { CallData, CallInput } from '@portal/shared/contract';
import { and, asc, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import { inTitle, productInScope } from '#src/catalog/products/index.ts';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import { products, skus, users, waitlistEntries } from '#src/platform/database/index.ts';
import { selectEntries, toStaffEntry } from './entry-view.ts';

type Query = CallInput<'GET /api/v1/staff/waitlist'>['query'];

const filtered = ({ state, keywords = '', from, to }: Query, scope: DataScope): SQL | undefined => {
  const words = keywords.trim();
  return and(
    productInScope(scope),
    state && eq(waitlistEntries.state, state),
    from === undefined ? undefined : gte(waitlistEntries.day, from),
    to === undefined ? undefined : lte(waitlistEntries.day, to),
    words === '' ? undefined : or(inTitle(words), eq(users.username, words)),
  );
};

/** A page of entries of waiting lists in a data scope, by departure and in the order of each list. */
export const pageWaitlist = async (
  { db }: Pick<Deps, 'db'>,
  { pageNum = 1, pageSize = 10, ...query }: Query,
  scope: DataScope,
): Promise<CallData<'GET /api/v1/staff/waitlist'>> => {
  const where = filtered(query, scope);
  const rows = await selectEntries(db)
    .where(where)
    .orderBy(asc(waitlistEntries.day), asc(waitlistEntries.skuId), asc(waitlistEntries.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::integer` })
    .from(waitlistEntries)
    .innerJoin(skus, eq(skus.id, waitlistEntries.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(users, eq(users.id, waitlistEntries.userId))
    .where(where);
  return { list: rows.map(toStaffEntry), total: counted?.total ?? 0 };
};
