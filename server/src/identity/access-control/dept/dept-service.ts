import type { DeptForm, DeptNode } from '@portal/shared/contract';
import { dayOf } from '@portal/shared/rules';
import { recordChange, recordChanges, requireVersion } from '#src/platform/audit/index.ts';
import type { DataScope, Deps } from '#src/platform/context/index.ts';
import { type Db, mapConstraintErrors } from '#src/platform/database/index.ts';
import { invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import { branchesOf } from '../branches.ts';
import { dataScopeOf, mayPlaceIn } from '../data-scope.ts';
import { nest } from '../option-tree.ts';
import {
  type Dept,
  type DeptColumns,
  deleteDepts,
  findDept,
  insertDept,
  listDepts,
  lockBranch,
  lockTree,
  updateDept,
} from './dept-record-repository.ts';

const noDept = () => notFound('部门不存在', 'There is no such department');
const audit = { subject: 'dept' } as const;

const nodeOf = (dept: Dept, children: DeptNode[]): DeptNode => {
  const { createdAt, updatedAt, version: _version, ...row } = dept;
  const node = { ...row, createTime: dayOf(createdAt), updateTime: dayOf(updatedAt) };
  return children.length > 0 ? { ...node, children } : node;
};

/** The department tree, or the branches with a department that matches all filters. */
export const listDeptTree = async (
  { db }: Deps,
  { keywords = '', status }: { keywords?: string; status?: 0 | 1 },
): Promise<DeptNode[]> => {
  const depts = await listDepts(db);
  const words = keywords.trim().toLowerCase();
  const matches = (dept: Dept) =>
    dept.name.toLowerCase().includes(words) && (status === undefined || dept.status === status);
  return nest(words === '' && status === undefined ? depts : branchesOf(depts, matches), nodeOf);
};

/** One department for the edit form. Throws 404. */
export const getDeptForm = async ({ db }: Deps, id: number): Promise<DeptForm> => {
  const found = await findDept(db, id);
  if (!found) throw noDept();
  const { userCount: _count, createdAt: _created, updatedAt: _updated, ...form } = found;
  return form;
};

const columnsOf = (form: DeptForm, before?: Dept): DeptColumns => {
  const name = form.name.trim();
  if (name === '') throw invalidField('name', '部门名称不能为空', 'The department name is blank');
  return {
    parentId: form.parentId,
    name,
    sort: form.sort ?? before?.sort ?? 1,
    status: form.status ?? before?.status ?? 1,
  };
};

const notYours = (field: string) =>
  invalidField(field, '只能管理自己负责的部门', 'You can manage only departments in your data scope');

/** Without this check a user could move departments below their own and so widen their data scope. */
const requireParent = async (tx: Db, scope: DataScope, { parentId, name }: DeptColumns, own?: number) => {
  if (!mayPlaceIn(scope, parentId === 0 ? null : parentId)) throw notYours('parentId');
  if (parentId !== 0 && !(await findDept(tx, parentId)))
    throw invalidField('parentId', '上级部门不存在', 'There is no such parent department');
  const beside = (await listDepts(tx)).filter((dept) => dept.parentId === parentId && dept.id !== own);
  if (beside.some((dept) => dept.name === name))
    throw invalidField('name', '同一上级下已有这个部门', 'There is a department of this name beside it');
};

/** Adds a department. Throws for a sibling's name, and a parent that is unknown or out of scope. */
export const createDept = async ({ db }: Deps, member: Member, form: DeptForm): Promise<void> => {
  const after = columnsOf(form);
  await db.transaction(async (tx) => {
    await lockTree(tx);
    await requireParent(tx, await dataScopeOf(tx, member), after);
    const id = await insertDept(tx, after);
    await recordChange(tx, { ...audit, actor: member, action: 'create', subjectId: id, after });
  });
};

const requireNoLoop = (branch: readonly Dept[], { parentId }: DeptColumns): void => {
  if (branch.some(({ id }) => id === parentId))
    throw invalidField('parentId', '不能放在自己或自己的下级里', 'A department cannot stand below itself');
};

/** Changes a department. Throws like {@link createDept}, for a loop, 409 for a stale version, and 404. */
export const changeDept = async ({ db }: Deps, member: Member, id: number, form: DeptForm): Promise<void> =>
  db.transaction(async (tx) => {
    await lockTree(tx);
    const branch = await lockBranch(tx, id);
    const before = branch.find((dept) => dept.id === id);
    if (!before) throw noDept();
    await requireVersion(tx, { ...audit, id, seen: form.version, stored: before.version });
    const after = columnsOf(form, before);
    const scope = await dataScopeOf(tx, member);
    if (!mayPlaceIn(scope, id)) throw notYours('name');
    requireNoLoop(branch, after);
    if (after.parentId !== before.parentId || after.name !== before.name)
      await requireParent(tx, after.parentId === before.parentId ? 'all' : scope, after, id);
    await updateDept(tx, id, after);
    await recordChange(tx, { ...audit, actor: member, action: 'update', subjectId: id, before, after });
  });

const requireEmpty = (branch: readonly Dept[]): void => {
  const people = branch.reduce((sum, { userCount }) => sum + userCount, 0);
  if (people === 0) return;
  const names = branch.filter(({ userCount }) => userCount > 0).map(({ name }) => name);
  throw invalidField(
    'id',
    `${names.join('、')} 还有 ${people} 人，请先调整他们的部门`,
    `${names.join(', ')} still ${people === 1 ? 'has 1 person' : `have ${people} people`}: move them first`,
  );
};

/** The errors of violated constraints. */
const faults = {
  products_dept_id_departments_id_fk: () =>
    invalidField(
      'id',
      '部门还有产品，请先移交给其他部门',
      'The department still has products: give them to another one first',
    ),
};

const deleteBranches = ({ db }: Deps, member: Member, ids: readonly number[]): Promise<void> =>
  db.transaction(async (tx) => {
    await lockTree(tx);
    const scope = await dataScopeOf(tx, member);
    const going = new Map<number, Dept>();
    for (const id of ids) {
      const branch = await lockBranch(tx, id);
      if (branch.length === 0) throw noDept();
      if (!mayPlaceIn(scope, id)) throw notYours('id');
      for (const dept of branch) going.set(dept.id, dept);
    }
    const found = [...going.values()];
    requireEmpty(found);
    await deleteDepts(tx, [...going.keys()]);
    const deleted = { ...audit, actor: member, action: 'delete' } as const;
    await recordChanges(
      tx,
      found.map((dept) => ({ ...deleted, subjectId: dept.id, before: dept })),
    );
  });

/** Deletes departments with descendants, all or none. Throws for users or products in one, out of scope, and 404. */
export const removeDepts = (deps: Deps, member: Member, ids: readonly number[]): Promise<void> =>
  mapConstraintErrors(faults, () => deleteBranches(deps, member, ids));
