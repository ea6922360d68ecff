const kB = 1024;

/**
 * Size budgets of releases, in uncompressed bytes: an app with all its files, its start (the entry with its
 * styles), and the files of one view. The entry of a remote of another build contains its own federation
 * runtime. The only list of budgets.
 */
export const budgets = {
  shell: { app: 2600 * kB, start: 720 * kB, view: 160 * kB },
  remote: { app: 2200 * kB, start: 48 * kB, view: 160 * kB },
  external: { app: 3000 * kB, start: 160 * kB, view: 320 * kB },
} as const;
