import { Type } from 'typebox';
import menuData from '../data/system/menus.json' with { type: 'json' };
import { Words } from '../text-pair.ts';
import { validateData } from '../validate-data.ts';

/** The seed of a menu, with its children. */
export interface MenuSeed {
  readonly type: 'CATALOG' | 'MENU' | 'EXTLINK' | 'BUTTON';
  readonly name: string;
  readonly nameEn: string;
  readonly path?: string;
  readonly component?: string;
  readonly icon?: string;
  readonly redirect?: string;
  readonly perm?: string;
  /** 0: a screen without a menu entry. */
  readonly visible?: 0;
  readonly children?: readonly MenuSeed[];
}

const Menu = Type.Object(
  {
    type: Type.Enum(['CATALOG', 'MENU', 'EXTLINK', 'BUTTON']),
    name: Words,
    nameEn: Words,
    path: Type.Optional(Words),
    component: Type.Optional(Words),
    icon: Type.Optional(Words),
    redirect: Type.Optional(Words),
    perm: Type.Optional(Words),
    visible: Type.Optional(Type.Literal(0)),
    children: Type.Optional(Type.Array(Type.Unsafe<MenuSeed>({ $ref: '#/$defs/Menu' }))),
  },
  { additionalProperties: false },
);

const Menus = Type.Array(Type.Unsafe<MenuSeed>({ $ref: '#/$defs/Menu' }), { $defs: { Menu } });

/** The menus that a portal starts with, in order. */
export const menuSeeds: readonly MenuSeed[] = validateData(Menus, 'system/menus.json', menuData);
