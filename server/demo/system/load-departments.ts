import { asc, eq, isNull } from 'drizzle-orm';
import { type Db, departments, products } from '#src/platform/database/index.ts';
import { departmentSeeds } from './people-seeds.ts';

const addDepartment = async (tx: Db, name: string, parentId: number, sort: number): Promise<number> => {
  const [row] = await tx
    .insert(departments)
    .values({ name, parentId, sort })
    .returning({ id: departments.id });
  if (!row) throw new Error(`no id for the department ${name}`);
  return row.id;
};

/** The agency's departments, below the one of the base data. */
export const writeDepartments = async (tx: Db): Promise<void> => {
  const [agency] = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(eq(departments.parentId, 0));
  if (!agency) throw new Error('the agency has no department to put others below');
  for (const [index, { name, children = [] }] of departmentSeeds.entries()) {
    const id = await addDepartment(tx, name, agency.id, index + 1);
    for (const [place, child] of children.entries()) await addDepartment(tx, child, id, place + 1);
  }
};

/** The first department of the agency is responsible for the products of the demo. */
export const loadDepartments = async (tx: Db): Promise<void> => {
  const [first] = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(eq(departments.parentId, 0))
    .orderBy(asc(departments.sort), asc(departments.id))
    .limit(1);
  if (!first) throw new Error('the demo has no department');
  await tx.update(products).set({ deptId: first.id }).where(isNull(products.deptId));
};
