import { addDays, startOfDay } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { hashPassword } from '#src/identity/authentication/index.ts';
import { type Db, departments, roles, userRoles, users } from '#src/platform/database/index.ts';
import { departmentSeeds, type PersonSeed, peopleSeeds } from './people-seeds.ts';

/** The password of every demo account. */
export const demoPassword = 'Portal@2026';

const addDepartment = async (tx: Db, name: string, parentId: number, sort: number): Promise<number> => {
  const [row] = await tx
    .insert(departments)
    .values({ name, parentId, sort })
    .returning({ id: departments.id });
  if (!row) throw new Error(`no id for the department ${name}`);
  return row.id;
};

const writeDepartments = async (tx: Db): Promise<void> => {
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

/** The people of the demo agency: departments, the named accounts, staff and members, all with the demo password. */
export const loadPeople = async (tx: Db, today: string): Promise<void> => {
  await writeDepartments(tx);
  await writePeople(tx, today, peopleSeeds);
};
