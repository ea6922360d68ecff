import { asc, eq, isNull } from 'drizzle-orm';
import { type Db, departments, products } from '#src/platform/database/index.ts';

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
