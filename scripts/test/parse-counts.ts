import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from '../check/outcome.ts';

const number = (text: string, pattern: RegExp): number => {
  const all = [...text.matchAll(pattern)];
  return all.reduce((sum, match) => sum + Number(match[1]), 0);
};

/** Pattern of each runner's closing line. */
const summaryPatterns = {
  jest: { passed: /^Tests:.*?(\d+) passed/gm, failed: /^Tests:.*?(\d+) failed/gm },
  node: { passed: /^ℹ pass (\d+)/gm, failed: /^ℹ (?:fail|cancelled) (\d+)/gm },
  playwright: {
    passed: /^\s+(\d+) passed/gm,
    failed: /^\s+(\d+) (?:failed|flaky|did not run|interrupted)/gm,
  },
} as const;

/** Keeps output of failures only: Node repeats them at the end, Playwright ticks passed tests. */
const failureOutput = (text: string): string =>
  text.slice(Math.max(0, text.lastIndexOf('✖ failing tests:'))).replaceAll(/^\s+✓ .*\n/gm, '');

/** Reads a runner's closing line. A failed run without a count is one failure. */
export const countTests = (
  name: string,
  runner: keyof typeof summaryPatterns,
  code: number,
  output: string,
): Outcome => {
  const text = stripVTControlCharacters(output);
  const passed = number(text, summaryPatterns[runner].passed);
  const failed = number(text, summaryPatterns[runner].failed);
  const unseen = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0;
  const detail = failed + unseen > 0 ? failureOutput(text) : `${passed} passed`;
  return { name, passed, failed: failed + unseen, detail };
};

/** Merges several runs of one part. Output of failed runs is kept. */
export const joinCounts = (name: string, runs: readonly Outcome[]): Outcome => {
  const sum = (count: 'passed' | 'failed'): number => runs.reduce((total, run) => total + run[count], 0);
  const failed = runs.filter((run) => run.failed > 0).map(({ detail }) => detail);
  return {
    name,
    passed: sum('passed'),
    failed: sum('failed'),
    detail: failed.join('\n') || `${sum('passed')} passed`,
  };
};
