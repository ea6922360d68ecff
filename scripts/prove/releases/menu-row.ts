import assert from 'node:assert/strict';
import type { MenuNode } from '@portal/shared/contract';
import { ask } from '../consistency/ask.ts';
import type { Buyer } from '../consistency/buyers.ts';
import type { ReleaseTestEnvironment } from './environment.ts';

/** A menu row at the top level of the back office. */
export interface MenuRow {
  readonly name: string;
  readonly path: string;
  readonly component: string;
}

/** Adds a menu row as an administrator. */
export const addMenuRow = async ({ client }: ReleaseTestEnvironment, root: Buyer, row: MenuRow) => {
  const body = { ...row, parentId: 0, type: 'MENU', icon: 'star' };
  const { status, code } = await ask('POST', `${client.portalUrl}/api/v1/menus`, { buyer: root, body });
  assert.equal(status, 200, `the menu row ${row.name} is added: ${code}`);
};

/** Deletes the row. */
export const removeMenuRow = async ({ client }: ReleaseTestEnvironment, root: Buyer, { path }: MenuRow) => {
  const menus = `${client.portalUrl}/api/v1/menus`;
  const { data } = await ask<MenuNode[]>('GET', menus, { buyer: root });
  const row = data.find((menu) => menu.path === path);
  assert.ok(row, `the menu ${path} is there`);
  const { status, code } = await ask('DELETE', `${menus}/${row.id}`, { buyer: root });
  assert.equal(status, 200, `the menu ${path} is taken away: ${code}`);
};
