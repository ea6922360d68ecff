import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testJourneys } from '../test/journeys.ts';
import type { Figures, Suite } from './proof.ts';

/** Tag of the journeys that count clicks (`e2e/fixtures/clicks.ts`): they need a portal of their own. */
export const countedClicks = '@clicks';

/** A line of the journeys' report: what a task took, its clicks before, and its limit (`e2e/fixtures/clicks.ts`). */
interface Taken {
  readonly task: string;
  readonly clicks: number;
  readonly keys: number;
  readonly before: number;
  readonly limit: number;
}

const headings = ['task', 'before', 'now', 'limit', 'keys'];

const tableOf = (taken: readonly Taken[]): string => {
  const rows = taken.map(({ task, before, clicks, limit, keys }) =>
    [task, before, clicks, limit, keys].map(String),
  );
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lineOf = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [headings, ...rows].map(lineOf).join('\n');
};

const count = async (file: string): Promise<Figures> => {
  await writeFile(file, '');
  process.env.CLICKS_FILE = file;
  const { passed, failed, detail } = await testJourneys(['--grep', countedClicks, '--workers', '1']);
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  const taken = lines.map((line) => JSON.parse(line) as Taken);
  console.log(`\nClicks per task; keys are those that are pressed beside typed text:\n${tableOf(taken)}`);
  if (failed > 0) throw new Error(detail);
  const figures = taken.map(({ task, before, clicks, limit, keys }) => [
    task,
    `${clicks} clicks (before ${before}, limit ${limit}), ${keys} keys`,
  ]);
  return { journeys: passed, ...Object.fromEntries(figures) };
};

/** The clicks of daily tasks of the back office. */
export const clicks: Suite<{ readonly folder: string; stop(): Promise<void> }> = {
  open: async (folder) => ({ folder, stop: async () => undefined }),
  proofs: [
    {
      number: 1,
      claim: 'daily tasks of the back office take no more clicks than their limits',
      run: ({ folder }) => count(join(folder, 'clicks.jsonl')),
    },
  ],
  faults: async () => [],
};
