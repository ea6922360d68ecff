import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Id, IdParams, type OptionNode, oneOf, Status, Version } from '../base/fields.ts';
import { changeEntry, createEntry, formEntry, withStepUp } from '../base/record-entries.ts';

const MenuType = oneOf('CATALOG', 'MENU', 'EXTLINK', 'BUTTON');
const parentId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const optional = (maxLength: number) => Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]));

/** One row of the menu tree; `children` is absent when there are none. */
export interface MenuNode {
  id: number;
  parentId: number;
  name: string;
  type: Static<typeof MenuType>;
  path: string | null;
  component: string | null;
  sort: number;
  visible: 0 | 1;
  icon: string | null;
  redirect: string | null;
  perm: string | null;
  children?: MenuNode[];
}

/** `parentId` 0 is the root. CATALOG takes the component `Layout`, EXTLINK a full address as path, BUTTON a perm. */
export const MenuForm = Type.Object({
  id: Type.Optional(Id),
  parentId,
  name: Type.String({ minLength: 1, maxLength: 64 }),
  nameEn: optional(64),
  type: MenuType,
  path: optional(255),
  component: optional(128),
  perm: optional(128),
  visible: Type.Optional(Status),
  sort: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
  icon: optional(64),
  redirect: optional(255),
  keepAlive: Type.Optional(Status),
  alwaysShow: Type.Optional(Status),
  version: Version,
});
export type MenuForm = Static<typeof MenuForm>;

/** A menu as an option. `disabled`: the current user does not have it and cannot grant it. */
export interface MenuOption extends OptionNode {
  type: Static<typeof MenuType>;
  disabled?: true;
  children?: MenuOption[];
}

/** A route as the menus call sends it (specification section 3): `component` is a view name or `Layout`. */
export interface RouteRecord {
  path: string;
  component?: string;
  name?: string;
  redirect?: string;
  meta?: {
    title?: string;
    titleEn?: string;
    /** Of a Chinese title: syllables without tones and with spaces between them. */
    titlePinyin?: string;
    icon?: string;
    hidden?: boolean;
    roles?: string[];
    keepAlive?: boolean;
    alwaysShow?: boolean;
  };
  children?: RouteRecord[];
}

export const menuContract = {
  'GET /api/v1/menus': entry({
    summary: 'The menu tree, or the branches that match the keywords',
    access: { anyOf: ['sys:menu:query'], scope: 'none' },
    query: Type.Object({ keywords: Type.Optional(Type.String({ maxLength: 100 })) }),
    data: Type.Array(Type.Unsafe<MenuNode>({ type: 'object', additionalProperties: true })),
  }),
  'GET /api/v1/menus/options': entry({
    summary: 'Menus as a tree of options; menus that the caller does not have are marked',
    access: { anyOf: ['sys:menu:query', 'sys:menu:add', 'sys:menu:edit', 'sys:role:edit'], scope: 'none' },
    data: Type.Array(Type.Unsafe<MenuOption>({ type: 'object', additionalProperties: true })),
  }),
  'GET /api/v1/menus/:id/form': formEntry('One menu as the form edits it', 'sys:menu:edit', 'none', MenuForm),
  'POST /api/v1/menus': withStepUp(
    createEntry(
      'Adds a menu; it is granted to those of the caller’s roles that have the parent menu',
      'sys:menu:add',
      'none',
      MenuForm,
    ),
  ),
  'PUT /api/v1/menus/:id': withStepUp(
    changeEntry(
      'Changes a menu; a cycle is rejected, 403 when it or one below has a permission that the caller lacks, A0514 when it was changed meanwhile',
      'sys:menu:edit',
      'none',
      MenuForm,
    ),
  ),
  'DELETE /api/v1/menus/:id': withStepUp(
    entry({
      summary:
        'Deletes a menu with everything below it; 403 when one of them has a permission that the caller lacks',
      access: { anyOf: ['sys:menu:delete'], scope: 'none' },
      params: IdParams,
    }),
  ),
  'GET /api/v1/menus/routes': entry({
    summary: 'All menu routes with the roles that may see each; the browser filters by role',
    data: Type.Array(Type.Unsafe<RouteRecord>({ type: 'object', additionalProperties: true })),
  }),
} as const;
