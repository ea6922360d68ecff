import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from '../check/outcome.ts';

const number = (text: string, pattern: RegExp): number => {
  const all = [...text.matchAll(pattern)];
  return all.reduce((sum, match) => sum + Number(match[1]), 0);
};

/** How each runner says what it counted, in its own closing line. */
const closings = {
  jest: { passed: /^Tests:.*?(\d+) passed/gm, failed: /^Tests:.*?(\d+) failed/gm },
  node: { passed: /^ℹ pass (\d+)/gm, failed: /^ℹ (?:fail|cancelled) (\d+)/gm },
  playwright: {
    passed: /^\s+(\d+) passed/gm,
    failed: /^\s+(\d+) (?:failed|flaky|did not run|interrupted)/gm,
  },
} as const;

/** Reads a runner's closing line. A run that failed without counting a failure, or counted nothing, is one failure. */
export const countTests = (
  name: string,
  runner: keyof typeof closings,
  code: number,
  output: string,
): Outcome => {
  const text = stripVTControlCharacters(output);
  const passed = number(text, closings[runner].passed);
  const failed = number(text, closings[runner].failed);
  const unseen = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0;
  return { name, passed, failed: failed + unseen, detail: failed + unseen > 0 ? output : `${passed} passed` };
};
