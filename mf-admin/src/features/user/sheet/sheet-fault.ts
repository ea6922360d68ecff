const maxBytes = 10 * 1024 * 1024;

/** Why a file cannot be imported; undefined when it can be tried. */
export const sheetFault = ({ name, size }: Pick<File, 'name' | 'size'>) => {
  if (!/\.xlsx$/i.test(name)) return 'notASheet' as const;
  if (size === 0) return 'empty' as const;
  return size > maxBytes ? ('tooLarge' as const) : undefined;
};
