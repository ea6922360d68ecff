import type { MenuForm } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { defineForm } from '#src/form/define-form.ts';
import type { FormValues } from '#src/form/field.ts';
import { radio, tree } from '#src/form/kinds/choice.tsx';
import { sort } from '#src/form/kinds/number.tsx';
import { flag } from '#src/form/kinds/switch.tsx';
import { text } from '#src/form/kinds/text.tsx';
import { parentNodes } from '../menu-branch.ts';
import { useMenuOptions, useMenuTree } from '../menu-calls.ts';
import { menuMessages } from '../menu-messages.ts';

export type MenuType = MenuForm['type'];

const menuTypes: readonly MenuType[] = ['CATALOG', 'MENU', 'EXTLINK', 'BUTTON'];

const useTypes = () => {
  const t = useMessages(menuMessages);
  return { data: menuTypes.map((value) => ({ value, label: t(`types.${value}`) })) };
};

/** The possible parents of a menu; 0 is the root. */
const usePlaces = (id: number | undefined) => {
  const t = useMessages(menuMessages);
  const options = useMenuOptions();
  const menus = useMenuTree();
  const children = parentNodes(options.data ?? [], menus.data ?? [], id);
  return {
    isPending: options.isPending || menus.isPending,
    data: [{ value: 0, label: t('form.root'), children }],
  };
};

const ofType =
  (...types: readonly MenuType[]) =>
  ({ type }: FormValues): boolean =>
    types.some((one) => one === type);

const route = /^\/?[\w:.-]+(\/[\w:.-]+)*$/;
const view = /^[\w-]+(\/[\w-]+)*$/;
const permission = /^[\w*-]+(:[\w*-]+)+$/;
const webAddress = {
  test: (address: string): boolean => /^https?:\/\//i.test(address) && URL.canParse(address),
};

const folderView = 'Layout';

/** The name of a view; that of a folder is fixed. */
const component = {
  ...text('component', 'form.component', {
    ...{ required: true, max: 128, hint: 'form.componentHint', when: ofType('MENU') },
    ...{ pattern: view, fault: 'faults.component' },
  }),
  read: (stored: string | null | undefined) => (stored === folderView ? '' : (stored ?? '')),
  writeHidden: ({ type }: FormValues) => (type === 'CATALOG' ? folderView : null),
};

const answers = { on: 'form.yes', off: 'form.no' } as const;

/** Which fields there are depends on the type. The values of the others are kept, so that the type can be changed back. */
export const menuForm = defineForm<MenuForm>()({
  kind: 'menu',
  messages: menuMessages,
  titles: { add: 'form.add', edit: 'form.edit' },
  nameOf: ({ name }) => name,
  fields: [
    radio('type', 'form.type', { blank: 'MENU', buttons: true, useChoices: useTypes }),
    tree('parentId', 'form.parent', {
      ...{ required: true, blank: 0, open: [0], useChoices: usePlaces },
      check: {
        against: 'type',
        faultOf: (parentId, type) => (type === 'BUTTON' && parentId === 0 ? 'faults.button' : undefined),
      },
    }),
    text('name', 'form.name', { required: true, max: 64 }),
    text('nameEn', 'form.nameEn', { max: 64, hint: 'form.nameEnHint' }),
    text('path', 'form.path', {
      ...{ required: true, max: 255, hint: 'form.pathHint', when: ofType('CATALOG', 'MENU') },
      ...{ pattern: route, fault: 'faults.path' },
    }),
    text('path', 'form.address', {
      ...{ required: true, max: 255, hint: 'form.addressHint', when: ofType('EXTLINK') },
      ...{ pattern: webAddress, fault: 'faults.address' },
    }),
    component,
    text('redirect', 'form.redirect', {
      ...{ max: 255, hint: 'form.redirectHint', when: ofType('CATALOG', 'MENU') },
      ...{ pattern: route, fault: 'faults.redirect' },
    }),
    text('perm', 'form.perm', {
      ...{ required: true, max: 128, hint: 'form.permHint', when: ofType('BUTTON') },
      ...{ pattern: permission, fault: 'faults.perm' },
    }),
    text('icon', 'form.icon', {
      ...{ max: 64, hint: 'form.iconHint', when: ofType('CATALOG', 'MENU', 'EXTLINK') },
    }),
    sort('form.sort', 'form.sortHint', { required: true }),
    flag('visible', 'form.visible', {
      ...{ blank: true, ...answers, when: ofType('CATALOG', 'MENU', 'EXTLINK') },
    }),
    flag('keepAlive', 'form.keepAlive', { blank: true, ...answers, when: ofType('MENU') }),
    flag('alwaysShow', 'form.alwaysShow', { blank: false, ...answers, when: ofType('CATALOG') }),
  ],
});
