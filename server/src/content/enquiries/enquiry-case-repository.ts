import type { EnquiryFilters, EnquiryRow, EnquiryState, EnquiryStep } from '@portal/shared/contract';
import { addDays, rootRole, startOfDay } from '@portal/shared/rules';
import { and, asc, desc, eq, gte, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { versionOf } from '#src/platform/audit/index.ts';
import type { DataScope } from '#src/platform/context/index.ts';
import {
  containing,
  type Db,
  enquiries,
  enquirySteps,
  products,
  users,
} from '#src/platform/database/index.ts';
import { isReadAs } from '#src/platform/pinyin/index.ts';

/** An enquiry as staff handle it, with the contact in plain text. */
export interface EnquiryCase extends EnquiryRow {
  readonly message: string | null;
  readonly version: string;
}

const colleague = (id: SQL | typeof users.id, name: SQL | typeof users.nickname) =>
  sql<
    EnquiryRow['assignee']
  >`case when ${id} is not null then json_build_object('id', ${id}, 'name', ${name}) end`;

const row = {
  id: enquiries.id,
  enquiryNo: enquiries.enquiryNo,
  kind: enquiries.kind,
  state: enquiries.state,
  organisation: enquiries.organisation,
  people: enquiries.people,
  travelDay: enquiries.travelDay,
  topic: enquiries.topic,
  orderNo: enquiries.orderNo,
  contactName: enquiries.contactName,
  mobile: enquiries.mobile,
  email: enquiries.email,
  message: enquiries.message,
  tour: sql<EnquiryRow['tour']>`case when ${products.id} is not null
    then json_build_object('id', ${products.id}, 'title', ${products.title}) end`,
  assignee: colleague(users.id, users.nickname),
  createdAt: enquiries.createdAt,
  version: versionOf(enquiries.updatedAt),
};

const cases = (db: Db) =>
  db
    .select(row)
    .from(enquiries)
    .leftJoin(products, eq(products.id, enquiries.tourId))
    .leftJoin(users, eq(users.id, enquiries.assigneeId));

/** Contacts are searched only with the permission to read them. */
const says = (keywords: string, inPerson: boolean): SQL | undefined => {
  const words = containing(keywords);
  const open = [enquiries.organisation, enquiries.enquiryNo, enquiries.orderNo];
  const own = [enquiries.contactName, enquiries.mobile, enquiries.email];
  return or(
    ...[...open, ...(inPerson ? own : [])].map((column) => ilike(column, words)),
    isReadAs('enquiry', enquiries.id, keywords),
  );
};

const inCategory = (category: NonNullable<EnquiryFilters['category']>): SQL =>
  category === 'none' ? isNull(enquiries.tourId) : eq(products.category, category);

/** Who reads: whether contacts in plain text, and which rows. */
export interface CaseReader {
  readonly inPerson: boolean;
  readonly scope: DataScope;
}

/** SQL condition on `users`: colleagues within the data scope. */
const userInScope = (scope: DataScope): SQL | undefined =>
  scope === 'all' ? undefined : or(eq(users.id, scope.userId), inArray(users.deptId, [...scope.deptIds]));

/** Enquiries go with their assignee; those without one are for staff who reach all. */
const caseInScope = (scope: DataScope): SQL | undefined =>
  scope === 'all'
    ? undefined
    : sql`exists (select 1 from ${users} where ${and(eq(users.id, enquiries.assigneeId), userInScope(scope))})`;

/** Whether all these enquiries exist and are in the data scope. */
export const areCasesInScope = async (db: Db, ids: readonly number[], scope: DataScope): Promise<boolean> =>
  (await db.$count(enquiries, and(inArray(enquiries.id, [...ids]), caseInScope(scope)))) ===
  new Set(ids).size;

const listed = (
  { keywords = '', kind, state, category, assigneeId, from, to }: EnquiryFilters,
  { inPerson, scope }: CaseReader,
): SQL | undefined =>
  and(
    caseInScope(scope),
    keywords.trim() === '' ? undefined : says(keywords.trim(), inPerson),
    kind && eq(enquiries.kind, kind),
    state && eq(enquiries.state, state),
    category && inCategory(category),
    assigneeId === undefined ? undefined : eq(enquiries.assigneeId, assigneeId),
    from === undefined ? undefined : gte(enquiries.createdAt, startOfDay(from)),
    to === undefined ? undefined : lt(enquiries.createdAt, startOfDay(addDays(to, 1))),
  );

const told = ({ createdAt, ...rest }: Omit<EnquiryCase, 'createdAt'> & { createdAt: Date }): EnquiryCase => ({
  ...rest,
  createdAt: createdAt.toISOString(),
});

/** The ids of the enquiries that pass the filters, the newest first. */
export const listCaseIds = async (
  db: Db,
  filters: EnquiryFilters,
  reader: CaseReader,
  limit: number,
): Promise<number[]> => {
  const found = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .leftJoin(products, eq(products.id, enquiries.tourId))
    .where(listed(filters, reader))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(limit);
  return found.map(({ id }) => id);
};

export const countCases = async (db: Db, filters: EnquiryFilters, reader: CaseReader): Promise<number> => {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::integer` })
    .from(enquiries)
    .leftJoin(products, eq(products.id, enquiries.tourId))
    .where(listed(filters, reader));
  return counted?.total ?? 0;
};

/** Matching enquiries, newest first. */
export const listCases = async (
  db: Db,
  filters: EnquiryFilters,
  reader: CaseReader,
  { limit, offset }: { limit: number; offset: number },
): Promise<EnquiryCase[]> => {
  const found = await cases(db)
    .where(listed(filters, reader))
    .orderBy(desc(enquiries.createdAt), desc(enquiries.id))
    .limit(limit)
    .offset(offset);
  return found.map(told);
};

/** The enquiries with these ids in a data scope. */
export const listCasesById = async (
  db: Db,
  ids: readonly number[],
  scope: DataScope,
): Promise<EnquiryCase[]> =>
  (await cases(db).where(and(inArray(enquiries.id, [...ids]), caseInScope(scope)))).map(told);

export const findCase = async (db: Db, id: number): Promise<EnquiryCase | undefined> => {
  const [found] = await cases(db).where(eq(enquiries.id, id));
  return found && told(found);
};

/** Row-locks an enquiry until the transaction ends. */
export const lockCase = async (tx: Db, id: number): Promise<void> => {
  await tx.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.id, id)).for('update');
};

export const changeCase = async (
  tx: Db,
  id: number,
  change: { readonly state?: EnquiryState; readonly assigneeId?: number | null },
): Promise<void> => {
  await tx
    .update(enquiries)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(enquiries.id, id));
};

export const insertStep = async (tx: Db, step: typeof enquirySteps.$inferInsert): Promise<void> => {
  await tx.insert(enquirySteps).values(step);
};

/** Upper bound far above real enquiries: not paginated. */
const maxSteps = 500;

/** The steps of an enquiry, newest first. */
export const listSteps = async (db: Db, enquiryId: number): Promise<EnquiryStep[]> => {
  const [author, assignee] = [alias(users, 'author'), alias(users, 'assignee')];
  const found = await db
    .select({
      id: enquirySteps.id,
      step: enquirySteps.step,
      text: enquirySteps.note,
      author: colleague(sql`${author.id}`, sql`${author.nickname}`),
      assignee: colleague(sql`${assignee.id}`, sql`${assignee.nickname}`),
      createdAt: enquirySteps.createdAt,
    })
    .from(enquirySteps)
    .leftJoin(author, eq(author.id, enquirySteps.authorId))
    .leftJoin(assignee, eq(assignee.id, enquirySteps.assigneeId))
    .where(eq(enquirySteps.enquiryId, enquiryId))
    .orderBy(desc(enquirySteps.id))
    .limit(maxSteps);
  return found.map(({ createdAt, ...step }) => ({ ...step, createdAt: createdAt.toISOString() }));
};

/** Users who hold the permission through an enabled role; ROOT has all. */
const mayWork = (perm: string): SQL => sql`${users.deletedAt} is null and ${users.status} = 1 and exists (
  select 1 from user_roles ur join roles r on r.id = ur.role_id and r.status = 1
  where ur.user_id = ${users.id} and (r.code = ${rootRole} or exists (
    select 1 from role_menus rm join menus m on m.id = rm.menu_id
    where rm.role_id = r.id and m.perm = ${perm})))`;

const colleagues = { id: users.id, name: users.nickname };

/** Users of a data scope who hold a permission, by name; at most 200. */
export const listHolders = (
  db: Db,
  perm: string,
  scope: DataScope,
): Promise<{ id: number; name: string }[]> =>
  db
    .select(colleagues)
    .from(users)
    .where(and(mayWork(perm), userInScope(scope)))
    .orderBy(asc(users.nickname), asc(users.id))
    .limit(200);

/** A user of a data scope, if they hold a permission. */
export const findHolder = async (db: Db, perm: string, id: number, scope: DataScope) => {
  const [found] = await db
    .select(colleagues)
    .from(users)
    .where(and(eq(users.id, id), mayWork(perm), userInScope(scope)));
  return found;
};
