const screens: Readonly<Record<string, string>> = {
  user: '/system/user',
  role: '/system/role',
  menu: '/system/menu',
  dept: '/system/dept',
  'dict-type': '/system/dict',
  'dict-item': '/system/dict',
};

/** The path of the screen that manages records of a type; undefined without one. */
export const recordPath = (subject: string): string | undefined => screens[subject];
