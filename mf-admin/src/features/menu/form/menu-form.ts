import type { MenuForm } from '@portal/shared/contract';

export type MenuType = MenuForm['type'];

export const menuTypes: readonly MenuType[] = ['CATALOG', 'MENU', 'EXTLINK', 'BUTTON'];

/** A menu as the form's controls hold it. What its type has no use for is kept, so that changing the type is safe. */
export interface MenuValues {
  readonly type: MenuType;
  readonly parentId: number;
  readonly name: string;
  readonly nameEn: string;
  readonly path: string;
  readonly component: string;
  readonly perm: string;
  readonly redirect: string;
  readonly icon: string;
  readonly sort: number;
  readonly visible: boolean;
  readonly keepAlive: boolean;
  readonly alwaysShow: boolean;
  /** Which state of the menu the form was filled from. */
  readonly version?: string;
}

export type MenuField = keyof MenuValues;

const own: Readonly<Record<MenuType, readonly MenuField[]>> = {
  CATALOG: ['path', 'redirect', 'icon', 'visible', 'alwaysShow'],
  MENU: ['path', 'component', 'redirect', 'icon', 'visible', 'keepAlive'],
  EXTLINK: ['path', 'icon', 'visible'],
  BUTTON: ['perm'],
};

/** Whether a menu of this type has that field; type, place, names and order every menu has. */
export const hasField = (type: MenuType, field: MenuField): boolean =>
  own[type].includes(field) || !Object.values(own).flat().includes(field);

/** A form for a new menu below a parent (0 is the top). */
export const newMenu = (parentId = 0, type: MenuType = 'MENU'): MenuValues => ({
  type,
  parentId,
  name: '',
  nameEn: '',
  path: '',
  component: '',
  perm: '',
  redirect: '',
  icon: '',
  sort: 1,
  visible: true,
  keepAlive: true,
  alwaysShow: false,
});

export const valuesOf = (form: MenuForm): MenuValues => ({
  type: form.type,
  parentId: form.parentId,
  name: form.name,
  nameEn: form.nameEn ?? '',
  path: form.path ?? '',
  component: form.type === 'CATALOG' ? '' : (form.component ?? ''),
  perm: form.perm ?? '',
  redirect: form.redirect ?? '',
  icon: form.icon ?? '',
  sort: form.sort ?? 1,
  visible: form.visible !== 0,
  keepAlive: form.keepAlive !== 0,
  alwaysShow: form.alwaysShow === 1,
  version: form.version,
});

/** The values as the server takes them: only what the type has, blanks as null. */
export const bodyOf = (values: MenuValues): MenuForm => {
  const text = (field: 'path' | 'component' | 'perm' | 'redirect' | 'icon') =>
    hasField(values.type, field) ? values[field].trim() || null : null;
  return {
    type: values.type,
    parentId: values.parentId,
    name: values.name.trim(),
    nameEn: values.nameEn.trim() || null,
    path: text('path'),
    component: values.type === 'CATALOG' ? 'Layout' : text('component'),
    perm: text('perm'),
    redirect: text('redirect'),
    icon: text('icon'),
    sort: values.sort,
    visible: values.visible ? 1 : 0,
    keepAlive: values.keepAlive ? 1 : 0,
    alwaysShow: values.alwaysShow ? 1 : 0,
    version: values.version,
  };
};

const route = /^\/?[\w:.-]+(\/[\w:.-]+)*$/;
const view = /^[\w-]+(\/[\w-]+)*$/;
const permission = /^[\w*-]+(:[\w*-]+)+$/;

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** Whether a value has the form that its field needs in a menu of this type; the server holds to the same. */
export const isWellFormed = (type: MenuType, field: MenuField, value: string): boolean => {
  const text = value.trim();
  if (text === '') return true;
  if (field === 'path') return type === 'EXTLINK' ? isWebAddress(text) : route.test(text);
  if (field === 'component') return view.test(text);
  if (field === 'redirect') return route.test(text);
  return field === 'perm' ? permission.test(text) : true;
};
