const kB = 1024;

/**
 * What releases may weigh, in bytes before compression: an app with all its files, what starts it (the entry with
 * its styles), and the files of one view. The only list of budgets.
 */
export const budgets = {
  shell: { app: 2600 * kB, start: 720 * kB },
  remote: { app: 2200 * kB, start: 48 * kB },
  view: 160 * kB,
} as const;
