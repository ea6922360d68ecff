const screens: Readonly<Record<string, string>> = {
  user: '/system/user',
  role: '/system/role',
  menu: '/system/menu',
  dept: '/system/dept',
  'dict-type': '/system/dict',
  'dict-item': '/system/dict',
};

/** Where things of a sort are looked after; undefined when no screen does. */
export const recordPath = (subject: string): string | undefined => screens[subject];
