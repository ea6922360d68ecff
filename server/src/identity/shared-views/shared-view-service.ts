import type { CallData, CallInput } from '@portal/shared/contract';
import { hasPerm, rootRole } from '@portal/shared/rules';
import { recordChange } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { mapConstraintErrors } from '#src/platform/database/index.ts';
import { type HttpError, invalidField, type Member, notFound } from '#src/platform/errors/index.ts';
import {
  countViews,
  deleteView,
  findView,
  insertView,
  listOwnRoles,
  listViews,
  lockRole,
  type RoleCodes,
} from './shared-view-repository.ts';

type Needs = Pick<Deps, 'db'>;

/** Maximum number of views for each screen and role. */
const maxViews = 20;

const audit = { subject: 'shared-view' } as const;

const rolesOf = ({ roles }: Member): RoleCodes => (roles.includes(rootRole) ? undefined : roles);

const faults: Readonly<Record<string, () => HttpError>> = {
  shared_views_name: () =>
    invalidField('name', '该角色已有同名的共享筛选', 'The role has a shared filter with this name'),
};

/** The views of a screen that the member's roles have, and these roles. */
export const listSharedViews = async (
  { db }: Needs,
  member: Member,
  screen: string,
): Promise<CallData<'GET /api/v1/shared-views'>> => {
  const codes = rolesOf(member);
  const [views, roles] = await Promise.all([listViews(db, screen, codes), listOwnRoles(db, codes)]);
  return {
    views: views.map(({ screen: _screen, userId, ...view }) => ({
      ...view,
      isOwn: userId === member.userId,
    })),
    roles: roles.map(({ code, name }) => ({ code, name })),
  };
};

/**
 * Shares filters with a role of the member. Throws for `role` when the member lacks it, and for `name` when it is blank
 * or taken, or the role has the most already.
 */
export const shareView = async (
  { db }: Needs,
  member: Member,
  { screen, filters, ...form }: CallInput<'POST /api/v1/shared-views'>['body'],
): Promise<void> => {
  const name = form.name.trim();
  if (name === '') throw invalidField('name', '请填写名称', 'Please enter a name');
  const role = (await listOwnRoles(db, rolesOf(member))).find(({ code }) => code === form.role);
  if (!role) throw invalidField('role', '只能共享给自己拥有的角色', 'Only a role that you hold yourself');
  await mapConstraintErrors(faults, () =>
    db.transaction(async (tx) => {
      await lockRole(tx, role.id);
      if ((await countViews(tx, screen, role.id)) >= maxViews)
        throw invalidField('name', `每个页面最多共享 ${maxViews} 个`, `At most ${maxViews} per screen`);
      const view = { screen, name, filters, roleId: role.id, userId: member.userId };
      const subjectId = await insertView(tx, view);
      const after = { name, role: role.code, screen };
      await recordChange(tx, { ...audit, actor: member, action: 'create', subjectId, after });
    }),
  );
};

/** Deletes a view of the member's roles: their own, or any with the permission to edit roles. Throws 404. */
export const unshareView = ({ db }: Needs, member: Member, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const view = await findView(tx, id, rolesOf(member));
    if (!view || (view.userId !== member.userId && !hasPerm(member, ['sys:role:edit'])))
      throw notFound('没有这个共享筛选', 'There is no such shared filter');
    await deleteView(tx, id);
    const before = { name: view.name, role: view.role.code, screen: view.screen };
    await recordChange(tx, { ...audit, actor: member, action: 'delete', subjectId: id, before });
  });
