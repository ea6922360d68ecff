import { asc, eq, inArray, sql } from 'drizzle-orm';
import { versionOf } from '#src/platform/audit/index.ts';
import {
  type Db,
  deleteByIds,
  departments,
  insertInto,
  lockFor,
  updateById,
} from '#src/platform/database/index.ts';
import { subtreeOf } from '../department-repository.ts';

/** A department's columns that a form sets. */
export interface DeptColumns {
  readonly parentId: number;
  readonly name: string;
  readonly sort: number;
  readonly status: 0 | 1;
}

/** A department as the database has it. */
export interface Dept extends DeptColumns {
  readonly id: number;
  /** Number of users in it that are not deleted. */
  readonly userCount: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: string;
}

const columns = {
  id: departments.id,
  parentId: departments.parentId,
  name: departments.name,
  sort: departments.sort,
  status: sql<0 | 1>`${departments.status}`,
  // Drizzle omits the table name in a select from one table, so `departments.id` is spelled out.
  userCount: sql<number>`(select count(*)::int from users u where u.dept_id = departments.id
    and u.deleted_at is null)`,
  createdAt: departments.createdAt,
  updatedAt: departments.updatedAt,
  version: versionOf(departments.updatedAt),
};

/** Upper bound far above real sizes: the tree is read without pagination. */
const treeLimit = 5000;

export const listDepts = (db: Db): Promise<Dept[]> =>
  db.select(columns).from(departments).orderBy(asc(departments.sort), asc(departments.id)).limit(treeLimit);

export const findDept = async (db: Db, id: number): Promise<Dept | undefined> => {
  const [found] = await db.select(columns).from(departments).where(eq(departments.id, id));
  return found;
};

/** Serialises changes to the shape of the tree, so that concurrent moves cannot make a loop. */
export const lockTree = (tx: Db): Promise<void> => lockFor(tx, 'departmentTree');

/** A department and its descendants, row-locked, so that no user is placed there meanwhile. */
export const lockBranch = async (tx: Db, id: number): Promise<Dept[]> => {
  const branch = inArray(departments.id, subtreeOf(id));
  await tx.select({ id: departments.id }).from(departments).where(branch).for('update');
  return tx.select(columns).from(departments).where(branch).orderBy(asc(departments.id));
};

export const insertDept = (tx: Db, dept: DeptColumns): Promise<number> => insertInto(tx, departments, dept);

export const updateDept = (tx: Db, id: number, dept: DeptColumns): Promise<void> =>
  updateById(tx, departments, id, dept);

export const deleteDepts = (tx: Db, ids: readonly number[]): Promise<void> =>
  deleteByIds(tx, departments, ids);
