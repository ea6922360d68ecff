import { addDays, startOfDay } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { hashPassword } from '#src/identity/authentication/index.ts';
import { type Db, departments, roleMenus, roles, userRoles, users } from '#src/platform/database/index.ts';
import { writeDepartments } from './load-departments.ts';
import { type PersonSeed, peopleSeeds } from './people-seeds.ts';

/** The password of every demo account. */
export const demoPassword = 'Portal@2026';

/** A made-up number that looks like one. */
const mobileOf = (index: number): string => `13800${String(100_000 + index * 7919).slice(-6)}`;

const emailOf = (username: string): string => `${username.replace(/[^\w.]/g, '')}@example.com`;

const idsByName = async (tx: Db) => {
  const [allRoles, allDepartments] = [
    await tx.select({ id: roles.id, code: roles.code }).from(roles),
    await tx.select({ id: departments.id, name: departments.name }).from(departments),
  ];
  return {
    role: new Map(allRoles.map(({ code, id }) => [code, id])),
    dept: new Map(allDepartments.map(({ name, id }) => [name, id])),
  };
};

/** People joined over the last year, one every twelve days or so. */
const joined = (today: string, index: number, count: number): Date =>
  new Date(startOfDay(addDays(today, -12 * (count - index))).getTime() + (9 * 60 + index * 37) * 60_000);

const writePeople = async (tx: Db, today: string, people: readonly PersonSeed[]): Promise<void> => {
  const passwordHash = await hashPassword(demoPassword);
  const ids = await idsByName(tx);
  for (const [index, { role, dept, ...person }] of people.entries()) {
    const roleId = ids.role.get(role);
    const deptId = dept === undefined ? null : ids.dept.get(dept);
    const createdAt = joined(today, index, people.length);
    const contact = { mobile: mobileOf(index), email: emailOf(person.username) };
    const verified = { mobileVerifiedAt: createdAt, emailVerifiedAt: createdAt };
    const [user] = await tx
      .insert(users)
      .values({ ...person, ...contact, ...verified, deptId, passwordHash, createdAt })
      .returning({ id: users.id });
    if (!user || roleId === undefined || deptId === undefined)
      throw new Error(`${person.username} needs the role ${role} and the department ${dept}`);
    await tx.insert(userRoles).values({ userId: user.id, roleId });
  }
};

/** A role of the demo agency: an editor whose publishing needs approval. */
const writeTrainees = async (tx: Db): Promise<void> => {
  const [editor] = await tx.select().from(roles).where(eq(roles.code, 'EDITOR'));
  if (!editor) return;
  const { dataScope, sort } = editor;
  const trainee = { code: 'TRAINEE', name: '见习编辑', dataScope, sort: sort + 10, publishApproval: 1 };
  const [role] = await tx.insert(roles).values(trainee).returning({ id: roles.id });
  const granted = await tx.select().from(roleMenus).where(eq(roleMenus.roleId, editor.id));
  if (role) await tx.insert(roleMenus).values(granted.map(({ menuId }) => ({ roleId: role.id, menuId })));
};

/** The people of the demo agency: departments, the named accounts, staff and members, all with the demo password. */
export const loadPeople = async (tx: Db, today: string): Promise<void> => {
  await writeDepartments(tx);
  await writeTrainees(tx);
  await writePeople(tx, today, peopleSeeds);
};
