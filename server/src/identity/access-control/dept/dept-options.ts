import type { OptionNode } from '@portal/shared/contract';
import type { Deps } from '#src/platform/context/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { dataScopeOf, mayPlaceIn } from '../data-scope.ts';
import { listEnabledDepartments } from '../department-repository.ts';
import { optionTree } from '../option-tree.ts';

/** The enabled departments in a member's data scope: those that their forms may name. */
export const listDeptOptions = async ({ db }: Pick<Deps, 'db'>, member: Member): Promise<OptionNode[]> => {
  const scope = await dataScopeOf(db, member);
  const all = await listEnabledDepartments(db);
  const hidden = new Set(all.flatMap(({ id }) => (mayPlaceIn(scope, id) ? [] : [id])));
  const offered = all.filter(({ id }) => !hidden.has(id));
  // Below one that is hidden, the tree begins.
  const rows = offered.map((row) => (hidden.has(row.parentId) ? { ...row, parentId: 0 } : row));
  return optionTree(rows, ({ name }) => name);
};
