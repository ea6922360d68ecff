import type { InitialPassword, UserForm } from '@portal/shared/contract';
import { rootRole } from '@portal/shared/rules';
import { createInitialPassword, endOtherDevices, endSessionsOf } from '#src/identity/authentication/index.ts';
import { recordChange, requireVersion } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, mapConstraintErrors, pickValues, users } from '#src/platform/database/index.ts';
import { invalidField, type Member, requireStepUp } from '#src/platform/errors/index.ts';
import {
  deleteUserRoles,
  insertUser,
  insertUserRoles,
  type UserRecord,
  updateUsers,
} from './user-record-repository.ts';
import { rootUsername, userFields } from './user-repository.ts';
import {
  getChangeable,
  getEditable,
  notOneself,
  requireGrantable,
  requirePlace,
  requireRootLeft,
  userFaults,
} from './user-rules.ts';

const columnsOf = (form: UserForm) => pickValues(users, userFields, form);

const setRoles = async (tx: Db, userId: number, roleIds: readonly number[]): Promise<void> => {
  await deleteUserRoles(tx, [userId]);
  await insertUserRoles(
    tx,
    [...new Set(roleIds)].map((roleId) => ({ userId, roleId })),
  );
};

/** One user for the edit form. Throws 404 when there is none that the member may edit. */
export const getUserForm = async (
  { db }: Pick<Deps, 'db'>,
  member: Member,
  id: number,
): Promise<UserForm> => {
  const [{ roleCodes: _codes, ...form } = {} as UserRecord] = await getEditable(db, member, [id]);
  return form as UserForm;
};

/**
 * Adds a user and returns their initial password, which has to be changed within some days. Throws when the username is taken,
 * and when a role or the department is unknown or cannot be granted.
 */
export const createUser = async (deps: Deps, member: Member, form: UserForm): Promise<InitialPassword> => {
  const { password, columns } = await createInitialPassword(deps);
  await mapConstraintErrors(userFaults, () =>
    deps.db.transaction(async (tx) => {
      await requireGrantable(tx, member, form.roleIds);
      await requirePlace(tx, member, form.deptId ?? null);
      const row = { ...columnsOf(form), ...columns, createdAt: deps.now() };
      const id = await insertUser(tx, row);
      await setRoles(tx, id, form.roleIds);
      const after = { ...columnsOf(form), roleIds: form.roleIds };
      await recordChange(tx, { actor: member, action: 'create', subject: 'user', subjectId: id, after });
    }),
  );
  return { password };
};

const requireSame = (member: Member, user: UserRecord, form: UserForm): void => {
  if (user.username === rootUsername && form.username !== rootUsername)
    throw invalidField('username', 'root 不能改名', 'root cannot be renamed');
  if (user.id === member.userId && form.status === 0) throw notOneself('status');
};

/** `roleIds` and `roleCodes` are in the same order. */
const losesRoot = ({ roleIds, roleCodes }: UserRecord, form: UserForm): boolean => {
  const rootId = roleIds[roleCodes.indexOf(rootRole)];
  return rootId !== undefined && (form.status === 0 || !form.roleIds.includes(rootId));
};

const changesRoles = ({ roleIds }: UserRecord, form: UserForm): boolean =>
  form.roleIds.some((id) => !roleIds.includes(id)) || roleIds.some((id) => !form.roleIds.includes(id));

const requireAllowed = async (tx: Db, member: Member, user: UserRecord, form: UserForm): Promise<void> => {
  requireSame(member, user, form);
  const added = form.roleIds.filter((roleId) => !user.roleIds.includes(roleId));
  await requireGrantable(tx, member, added);
  const deptId = form.deptId === undefined ? user.deptId : form.deptId;
  if (deptId !== user.deptId) await requirePlace(tx, member, deptId);
  if (changesRoles(user, form)) requireStepUp(member);
  if (losesRoot(user, form)) await requireRootLeft(tx, [user]);
};

/** The session that makes the change stays. */
const endSessions = async (tx: Db, member: Member, user: UserRecord, form: UserForm): Promise<void> => {
  if (form.status === 0) await endSessionsOf(tx, [user.id], 'staff');
  else if (changesRoles(user, form))
    await endOtherDevices(tx, { userId: user.id, sessionId: member.sessionId }, 'rights');
};

/** A contact typed in by staff is not verified by its owner. */
const unproven = (user: UserRecord, form: UserForm) => {
  const { mobile, email } = columnsOf(form);
  return {
    ...(mobile === undefined || mobile === user.mobile ? {} : { mobileVerifiedAt: null }),
    ...(email === undefined || email === user.email ? {} : { emailVerifiedAt: null }),
  };
};

/**
 * Changes a user; other roles or disabling end their sessions, except the member's own. Throws like {@link
 * createUser}, 403 for a user with more grants than the member, 409 for a stale version, 404, and A0243 for other
 * roles unless the second factor was confirmed minutes ago.
 */
export const updateUser = async (
  { db }: Pick<Deps, 'db'>,
  member: Member,
  id: number,
  form: UserForm,
): Promise<void> =>
  mapConstraintErrors(userFaults, () =>
    db.transaction(async (tx) => {
      const [user] = (await getChangeable(tx, member, [id])) as [UserRecord];
      await requireVersion(tx, { subject: 'user', id, seen: form.version, stored: user.version });
      await requireAllowed(tx, member, user, form);
      await updateUsers(tx, [id], { ...columnsOf(form), ...unproven(user, form) });
      await setRoles(tx, id, form.roleIds);
      await endSessions(tx, member, user, form);
      const after = { ...user, ...columnsOf(form), roleIds: form.roleIds, roleCodes: undefined };
      await recordChange(tx, {
        actor: member,
        action: 'update',
        subject: 'user',
        subjectId: id,
        before: user,
        after,
      });
    }),
  );
