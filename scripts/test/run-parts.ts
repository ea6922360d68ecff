import { type Outcome, report, verdict } from '../check/outcome.ts';

/** One part of the tests; prints nothing itself. */
export type Part = (onOutcome: (outcome: Outcome) => void) => Promise<unknown>;

/** Result of a part and its duration. */
export interface PartRun {
  readonly name: string;
  readonly ms: number;
  readonly passed: number;
  readonly failed: number;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs a part and reports each outcome when it ends. A part that throws is one failure. */
export const runPart = async (name: string, part: Part): Promise<PartRun> => {
  const started = performance.now();
  const outcomes: Outcome[] = [];
  const keep = (outcome: Outcome): void => {
    report(outcome);
    outcomes.push(outcome);
  };
  await part(keep).catch((error: unknown) => keep(verdict(name, false, messageOf(error))));
  const sum = (count: 'passed' | 'failed'): number =>
    outcomes.reduce((total, outcome) => total + outcome[count], 0);
  return { name, ms: performance.now() - started, passed: sum('passed'), failed: sum('failed') };
};

const minutes = (ms: number): string => (ms / 60_000).toFixed(1);

/** A table of the minutes of each part; the last row is the total. */
export const minutesTable = (runs: readonly PartRun[], wholeMs: number): string =>
  [['part', 'minutes'], ...runs.map(({ name, ms }) => [name, minutes(ms)]), ['all', minutes(wholeMs)]]
    .map(([name = '', figure = '']) => `${name.padEnd(34)}${figure.padStart(8)}`)
    .join('\n');
