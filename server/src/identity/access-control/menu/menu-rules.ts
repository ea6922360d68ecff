import type { MenuForm } from '@portal/shared/contract';
import { type HttpError, invalidField } from '#src/platform/errors/index.ts';

/** A menu's columns after the rules of its type. */
export interface MenuColumns {
  readonly parentId: number;
  readonly name: string;
  readonly nameEn: string | null;
  readonly type: MenuForm['type'];
  readonly path: string | null;
  readonly component: string | null;
  readonly perm: string | null;
  readonly visible: 0 | 1;
  readonly sort: number;
  readonly icon: string | null;
  readonly redirect: string | null;
  readonly keepAlive: 0 | 1;
  readonly alwaysShow: 0 | 1;
}

const viewName = /^[\w-]+(\/[\w-]+)*$/;
const routePath = /^\/?[\w:.-]+(\/[\w:.-]+)*$/;
const permission = /^[\w*-]+(:[\w*-]+)+$/;

const given = (value: string | null | undefined): string | null => value?.trim() || null;

const matching = (field: string, value: string | null | undefined, pattern: RegExp): string => {
  const text = given(value);
  if (text !== null && pattern.test(text)) return text;
  throw invalidField(field, `${field} 的值不正确`, `${field} is not valid`);
};

const optional = (field: string, value: string | null | undefined, pattern: RegExp): string | null =>
  given(value) === null ? null : matching(field, value, pattern);

const notBlank = (field: string, value: string): string => {
  if (value.trim() === '') throw invalidField(field, `${field} 不能为空`, `${field} is blank`);
  return value.trim();
};

/** A first-level path is absolute; a deeper one is relative to its parent's. */
const placed = (path: string, parentId: number): string =>
  parentId === 0 && !path.startsWith('/') ? `/${path}` : path;

const webAddress = (value: string | null | undefined): string => {
  const text = given(value) ?? '';
  if (/^https?:\/\//i.test(text) && URL.canParse(text)) return text;
  throw invalidField('path', '外链要填完整的 http(s) 地址', 'An external link needs a full http(s) address');
};

type Own = Pick<MenuColumns, 'path' | 'component' | 'perm' | 'icon' | 'redirect'>;

const nothing: Own = { path: null, component: null, perm: null, icon: null, redirect: null };

const ofType: Readonly<Record<MenuForm['type'], (form: MenuForm) => Own>> = {
  CATALOG: (form) => ({
    ...nothing,
    path: placed(matching('path', form.path, routePath), form.parentId),
    component: 'Layout',
    icon: given(form.icon),
    redirect: optional('redirect', form.redirect, routePath),
  }),
  MENU: (form) => ({
    ...nothing,
    path: placed(matching('path', form.path, routePath), form.parentId),
    component: matching('component', form.component, viewName),
    icon: given(form.icon),
    redirect: optional('redirect', form.redirect, routePath),
  }),
  EXTLINK: (form) => ({ ...nothing, path: webAddress(form.path), icon: given(form.icon) }),
  BUTTON: (form) => ({ ...nothing, perm: matching('perm', form.perm, permission) }),
};

/**
 * The stored columns of a form, by its type: a CATALOG gets the component `Layout`, a MENU requires path and
 * view, an EXTLINK a full address and no component, a BUTTON only a permission. Throws for the first invalid
 * field.
 */
export const columnsOf = (form: MenuForm): MenuColumns => ({
  parentId: form.parentId,
  name: notBlank('name', form.name),
  nameEn: given(form.nameEn),
  type: form.type,
  ...ofType[form.type](form),
  visible: form.type === 'BUTTON' ? 1 : (form.visible ?? 1),
  sort: form.sort ?? 1,
  keepAlive: form.keepAlive ?? 1,
  alwaysShow: form.alwaysShow ?? 0,
});

/** Why a menu is not allowed below a parent; undefined when it is. The root (0) has no type. */
export const misplaced = (
  type: MenuForm['type'],
  parentType: MenuForm['type'] | undefined,
): HttpError | undefined => {
  if (type === 'BUTTON' && parentType === undefined)
    return invalidField('parentId', '按钮要放在菜单下面', 'A button belongs to a menu');
  if (parentType === 'BUTTON' || parentType === 'EXTLINK')
    return invalidField(
      'parentId',
      '按钮和外链没有下级',
      'Buttons and external links have nothing below them',
    );
  return undefined;
};
