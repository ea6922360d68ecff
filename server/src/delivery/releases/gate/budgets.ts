const kB = 1024;

/**
 * What releases may weigh, in bytes before compression: an app with all its files, what starts it (the entry with
 * its styles), and the files of one view. A remote of another build brings a federation runtime of its own in its entry.
 * The only list of budgets.
 */
export const budgets = {
  shell: { app: 2600 * kB, start: 720 * kB, view: 160 * kB },
  remote: { app: 2200 * kB, start: 48 * kB, view: 160 * kB },
  external: { app: 3000 * kB, start: 160 * kB, view: 320 * kB },
} as const;
