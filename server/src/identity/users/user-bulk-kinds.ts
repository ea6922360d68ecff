import type { BulkFilters, BulkParams, Text, UserForm } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { versionOf } from '#src/platform/audit/index.ts';
import type { BulkContext, BulkKindDefinition } from '#src/platform/bulk/index.ts';
import { type Db, departments, roles, users } from '#src/platform/database/index.ts';
import { conflict, invalidField, missingField } from '#src/platform/errors/index.ts';
import { listUserIds, rootUsername, visibleTo } from './user-repository.ts';
import { notOneself, requireGrantable, requirePlace, viewerOf } from './user-rules.ts';
import { getUserForm, updateUser } from './user-service.ts';
import { setUserStatus } from './user-state-service.ts';

const statusNames: readonly Text[] = [
  { zh: '停用', en: 'Disabled' },
  { zh: '启用', en: 'Enabled' },
];
const none: Text = { zh: '无', en: 'None' };

const statusName = (status: number): Text => statusNames[status] ?? none;

const findUsers = async (context: BulkContext, keys: readonly string[]) => {
  const { db, member } = context;
  const chosen = inArray(users.id, keys.map(Number));
  const roleNames = sql<
    string | null
  >`(select string_agg(r.name, '、' order by r.sort, r.id) from user_roles ur
    join roles r on r.id = ur.role_id where ur.user_id = users.id)`;
  return db
    .select({
      ...{ id: users.id, username: users.username, nickname: users.nickname, status: users.status },
      ...{ dept: departments.name, roleNames },
    })
    .from(users)
    .leftJoin(departments, eq(departments.id, users.deptId))
    .where(and(chosen, visibleTo(db, await viewerOf(db, member)), ne(users.username, rootUsername)));
};

type Found = Awaited<ReturnType<typeof findUsers>>[number];

const unchanged = { zh: '已经是这样，无需修改', en: 'Nothing to change' };

/** Previews with the value before and after; users who have it already are refused. */
const previewOf =
  (beforeOf: (user: Found) => Text, afterOf: (context: BulkContext, params: BulkParams) => Promise<Text>) =>
  async (context: BulkContext, keys: readonly string[], params: BulkParams) => {
    const after = await afterOf(context, params);
    return (await findUsers(context, keys)).map((user) => {
      const before = beforeOf(user);
      const name = { zh: `${user.nickname}（${user.username}）`, en: `${user.nickname} (${user.username})` };
      return {
        ...{ key: String(user.id), name, before, after },
        ...(before.zh === after.zh ? { refusal: unchanged } : {}),
      };
    });
  };

const plain = (name: string | null | undefined): Text => (name ? { zh: name, en: name } : none);

const departmentName = async ({ db }: BulkContext, { deptId = 0 }: BulkParams): Promise<Text> => {
  const [found] = await db
    .select({ name: departments.name })
    .from(departments)
    .where(eq(departments.id, deptId));
  return plain(found?.name);
};

const rolesName = async ({ db }: BulkContext, { roleIds = [] }: BulkParams): Promise<Text> => {
  const found = await db
    .select({ name: roles.name })
    .from(roles)
    .where(inArray(roles.id, roleIds))
    .orderBy(roles.sort, roles.id);
  return plain(found.map(({ name }) => name).join('、'));
};

/** Changes fields of a user as the form does; returns their former values. */
const change = async (context: BulkContext, key: string, fields: Partial<UserForm>): Promise<object> => {
  const form = await getUserForm(context, context.member, Number(key));
  await updateUser(context, context.member, Number(key), { ...form, ...fields });
  const { deptId = null, roleIds } = form;
  return { deptId, roleIds };
};

const common = {
  permission: 'sys:user:edit',
  rows: 'users',
  param: 'id',
  list: {
    permission: 'sys:user:query',
    find: async ({ db, member }: BulkContext, { users: filters = {} }: BulkFilters, limit: number) =>
      (await listUserIds(db, await viewerOf(db, member), filters, limit)).map(String),
  },
  version: async (tx: Db, key: string) => {
    const isUser = and(eq(users.id, Number(key)), isNull(users.deletedAt));
    const found = tx
      .select({ version: versionOf(users.updatedAt) })
      .from(users)
      .where(isUser);
    return (await found.for('update'))[0]?.version;
  },
} as const;

/** Bulk jobs that enable or disable users, and give them a department or roles. */
export const userBulkKinds: readonly BulkKindDefinition[] = [
  {
    ...{ ...common, kind: 'user-status' },
    checkParams: async (_context, { status }) => {
      if (status === undefined) throw missingField('status', '请选择状态', 'Please choose a status');
    },
    preview: async (context, keys, params) => {
      const afterOf = async () => statusName(params.status ?? 1);
      const found = await previewOf(({ status }) => statusName(status), afterOf)(context, keys, params);
      const isSelf = (key: string) => params.status === 0 && key === String(context.member.userId);
      return found.map((user) => (isSelf(user.key) ? { ...user, refusal: notOneself('status').text } : user));
    },
    run: async (context, { key, params: { status = 1 } }) => {
      const form = await getUserForm(context, context.member, Number(key));
      if (form.status === status) throw conflict(errorCodes.wrongState, unchanged.zh, unchanged.en);
      await setUserStatus(context, context.member, Number(key), status);
      return {};
    },
    undo: (context, { key, params: { status = 1 } }) =>
      setUserStatus(context, context.member, Number(key), status === 1 ? 0 : 1),
  },
  {
    ...{ ...common, kind: 'user-department', preview: previewOf(({ dept }) => plain(dept), departmentName) },
    checkParams: async ({ db, member }, { deptId }) => {
      if (deptId === undefined) throw missingField('deptId', '请选择部门', 'Please choose a department');
      await db.transaction((tx) => requirePlace(tx, member, deptId));
    },
    run: (context, { key, params: { deptId } }) => change(context, key, { deptId }),
    undo: async (context, { key }, { deptId }: { deptId?: number }) => {
      await change(context, key, { deptId });
    },
  },
  {
    ...{ ...common, kind: 'user-roles', stepUp: true },
    preview: previewOf(({ roleNames }) => plain(roleNames), rolesName),
    checkParams: async ({ db, member }, { roleIds = [] }) => {
      if (roleIds.length === 0) throw invalidField('roleIds', '请选择角色', 'Please choose a role');
      await requireGrantable(db, member, roleIds);
    },
    run: (context, { key, params: { roleIds } }) => change(context, key, { roleIds }),
    undo: async (context, { key }, { roleIds }: { roleIds?: number[] }) => {
      await change(context, key, { roleIds });
    },
  },
];
