import type { GateFailure, ReleaseRecord } from '@portal/shared/contract';
import { failure } from './release-environment.ts';

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

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} kB`;

const over = (subject: string, size: number, budget: number): GateFailure[] =>
  size <= budget
    ? []
    : [
        failure(
          'size',
          subject,
          `${subject} 为 ${kilobytes(size)}，超过上限 ${kilobytes(budget)}`,
          `${subject} weighs ${kilobytes(size)}, over the budget of ${kilobytes(budget)}`,
        ),
      ];

const budgetOf = ({ app, external }: ReleaseRecord) => {
  if (app === 'shell') return budgets.shell;
  return external ? budgets.external : budgets.remote;
};

/** Exceeded size budgets: the app, its start, and each of its views, by uncompressed file sizes that browsers load. */
export const findOverweight = (record: ReleaseRecord): GateFailure[] => {
  const { app, entry, styles, files, views, renderer } = record;
  const loaded = files.filter(({ path }) => path !== renderer);
  const sizes = new Map(loaded.map(({ path, size }) => [path, size]));
  const weigh = (paths: Iterable<string>): number =>
    [...new Set(paths)].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
  const budget = budgetOf(record);
  return [
    ...over(app, weigh(sizes.keys()), budget.app),
    ...over(entry, weigh([entry, ...styles]), budget.start),
    ...Object.entries(views).flatMap(([name, { js, css }]) =>
      over(name, weigh([...js, ...css]), budget.view),
    ),
  ];
};
