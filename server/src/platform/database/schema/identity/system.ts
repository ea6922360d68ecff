import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, ref, updatedAt } from '../columns.ts';
import { users } from './users.ts';

export const departments = pgTable(
  'departments',
  {
    id: id(),
    parentId: ref().notNull().default(0),
    name: text().notNull(),
    sort: integer().notNull().default(1),
    status: smallint().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('departments_parent').on(t.parentId)],
);

/**
 * `dataScope`: 0 all, 1 department and below, 2 department, 3 self, 4 chosen departments. `publishApproval`: what its
 * holders publish needs approval.
 */
export const roles = pgTable('roles', {
  id: id(),
  name: text().notNull().unique(),
  code: text().notNull().unique(),
  sort: integer().notNull().default(1),
  status: smallint().notNull().default(1),
  dataScope: smallint().notNull().default(3),
  publishApproval: smallint().notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The departments that a role with the data scope 4 sees. */
export const roleDepartments = pgTable(
  'role_departments',
  {
    roleId: ref()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    deptId: ref()
      .notNull()
      .references(() => departments.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.roleId, t.deptId] }), index('role_departments_dept').on(t.deptId)],
);

export const userRoles = pgTable(
  'user_roles',
  {
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: ref()
      .notNull()
      .references(() => roles.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.roleId] }), index('user_roles_role').on(t.roleId)],
);

/**
 * One row: the version of everything that decides what users may see and do. Triggers increment it at the end
 * of each transaction that changes menus, roles, grants, or the roles of a user with a session (migration
 * 0040).
 */
export const accessVersion = pgTable(
  'access_version',
  {
    onlyRow: boolean().primaryKey().default(true),
    version: ref().notNull(),
    /** The last transaction that incremented it: each does so once. */
    raisedBy: text().notNull().default(''),
  },
  (t) => [check('access_version_only_row', sql`${t.onlyRow}`)],
);

/** The menu tree. `type`: CATALOG, MENU, EXTLINK or BUTTON; `perm` only on buttons. */
export const menus = pgTable(
  'menus',
  {
    id: id(),
    parentId: ref().notNull().default(0),
    name: text().notNull(),
    nameEn: text(),
    type: text().$type<'CATALOG' | 'MENU' | 'EXTLINK' | 'BUTTON'>().notNull(),
    path: text(),
    component: text(),
    perm: text(),
    visible: smallint().notNull().default(1),
    sort: integer().notNull().default(1),
    icon: text(),
    redirect: text(),
    keepAlive: smallint().notNull().default(1),
    alwaysShow: smallint().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('menus_parent').on(t.parentId),
    check('menus_type', sql`${t.type} in ('CATALOG', 'MENU', 'EXTLINK', 'BUTTON')`),
  ],
);

export const roleMenus = pgTable(
  'role_menus',
  {
    roleId: ref()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    menuId: ref()
      .notNull()
      .references(() => menus.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.roleId, t.menuId] }), index('role_menus_menu').on(t.menuId)],
);

export const dictTypes = pgTable('dict_types', {
  id: id(),
  name: text().notNull(),
  nameEn: text(),
  code: text().notNull().unique(),
  status: smallint().notNull().default(1),
  remark: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const dictItems = pgTable(
  'dict_items',
  {
    id: id(),
    typeCode: text()
      .notNull()
      .references(() => dictTypes.code, { onUpdate: 'cascade', onDelete: 'cascade' }),
    name: text().notNull(),
    nameEn: text(),
    value: text().notNull(),
    sort: integer().notNull().default(1),
    status: smallint().notNull().default(1),
    remark: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('dict_items_value').on(t.typeCode, t.value)],
);

/** Settings of the agency, one row each; null: the value of the environment, or none. */
export const businessSettings = pgTable('business_settings', {
  name: text().primaryKey(),
  value: jsonb(),
  updatedAt: updatedAt(),
});
