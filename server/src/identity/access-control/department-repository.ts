import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, departments } from '#src/platform/database/index.ts';

/** The ids of a department and its descendants, as a subquery. `union` ends even in a loop. */
export const subtreeOf = (deptId: number): SQL => sql`(with recursive below as (
    select id from departments where id = ${deptId}
    union select d.id from departments d join below on d.parent_id = below.id
  ) select id from below)`;

export const listSubtree = async (db: Db, deptId: number): Promise<number[]> => {
  const found = await db
    .select({ id: departments.id })
    .from(departments)
    .where(inArray(departments.id, subtreeOf(deptId)));
  return found.map(({ id }) => id);
};

/** The status of a department, locked until the transaction ends; undefined when it does not exist. */
export const lockDepartment = async (tx: Db, deptId: number): Promise<number | undefined> => {
  const [found] = await tx
    .select({ status: departments.status })
    .from(departments)
    .where(eq(departments.id, deptId))
    .for('share');
  return found?.status;
};

export const listEnabledDepartments = (db: Db) =>
  db
    .select({ id: departments.id, parentId: departments.parentId, name: departments.name })
    .from(departments)
    .where(eq(departments.status, 1))
    .orderBy(asc(departments.sort), asc(departments.id))
    .limit(5000);
