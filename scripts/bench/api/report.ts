import type { Figures } from './load.ts';

/** One call at one number of connections, on the small and on the large set. */
export interface Row {
  readonly call: string;
  readonly list: boolean;
  readonly connections: number;
  readonly products: number;
  readonly figures: Figures;
  /** p95 of first answers (no cache), with four visitors. */
  readonly first: number;
  /** p95 divided by that of the bare route in the same run. */
  readonly overBare: number;
  /** p95 divided by that of the same call on the smallest set, median of the rounds; not there. */
  readonly growth?: number;
  /** The same ratio for first answers. */
  readonly firstGrowth?: number;
}

const times = (ratio: number | undefined): string =>
  (ratio === undefined ? '' : `${ratio.toFixed(2)}x`).padStart(8);

const cells = ({ call, connections, figures, overBare, growth, first, firstGrowth }: Row): string[] => [
  call.padEnd(18),
  String(connections).padStart(5),
  ...[figures.p50, figures.p95, figures.p99].map((ms) => ms.toFixed(1).padStart(8)),
  String(figures.perSecond).padStart(8),
  `${overBare.toFixed(1)}x`.padStart(8),
  times(growth),
  first.toFixed(1).padStart(8),
  times(firstGrowth),
];

const heading = `${'call'.padEnd(18)} conns  p50 ms  p95 ms  p99 ms    req/s   / bare  growth   first  growth`;

/** Prints the rows of one set. */
export const printRows = (title: string, rows: readonly Row[]): void => {
  console.log(`\n${title}\n${heading}`);
  for (const row of rows) console.log(cells(row).join(''));
};

const largest = (rows: readonly Row[], of: (row: Row) => number): Row | undefined =>
  rows.toSorted((a, b) => of(b) - of(a))[0];

const verdict = (what: string, value: number, goal: number, unit: string, call: string): void =>
  console.log(
    `${what}: ${value}${unit} (${call}), goal at most ${goal}${unit}: ${value <= goal ? 'met' : 'MISSED'}`,
  );

const longestList = 50;
/** The goals apply to this number of connections. */
export const judgedAt = 20;
export const mostGrowth = 1.5;

/** Compares the figures of the large set with the goals. */
export const printVerdicts = (rows: readonly Row[]): void => {
  const light = rows.filter(({ connections }) => connections === judgedAt);
  const slowest = largest(
    light.filter(({ list }) => list),
    ({ figures }) => figures.p95,
  );
  const grown = largest(light, ({ growth = 0 }) => growth);
  console.log('');
  if (slowest)
    verdict(
      `slowest list or search, p95 at ${judgedAt} connections`,
      slowest.figures.p95,
      longestList,
      ' ms',
      slowest.call,
    );
  if (grown)
    verdict(
      `largest growth of p95 at ${judgedAt} connections`,
      grown.growth ?? 0,
      mostGrowth,
      'x',
      grown.call,
    );
};
