import { recordChanges } from '#src/platform/audit/index.ts';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import { mapConstraintErrors } from '#src/platform/database/index.ts';
import { invalidField, type Member } from '#src/platform/errors/index.ts';
import { setDepartment } from './product-record-repository.ts';

const noDepartment = () => invalidField('deptId', '部门不存在', 'There is no such department');

const faults = { products_dept_id_departments_id_fk: noDepartment };

/** Moves products to a department. Throws for one that is missing or outside of the data scope. */
export const moveProducts = (
  { db }: Pick<Deps, 'db'>,
  { member, scope }: { readonly member: Member; readonly scope: DataScope },
  ids: readonly number[],
  deptId: number,
): Promise<void> => {
  if (scope !== 'all' && !scope.deptIds.includes(deptId)) throw noDepartment();
  return mapConstraintErrors(faults, () =>
    db.transaction(async (tx) => {
      const moved = await setDepartment(tx, ids, deptId);
      const change = { subject: 'product', actor: member, action: 'move', after: { deptId } } as const;
      await recordChanges(
        tx,
        moved.map(({ id, before }) => ({ ...change, subjectId: id, before: { deptId: before } })),
      );
    }),
  );
};
