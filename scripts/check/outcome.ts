import { inRoot } from '../process/root.ts';
import { type Ran, run } from '../process/run.ts';

/** Result of one part of the check or the tests. */
export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** Counts, or the error output. */
  readonly detail: string;
}

/** A part that passes or fails. */
export const verdict = (name: string, holds: boolean, detail: string): Outcome => ({
  name,
  passed: holds ? 1 : 0,
  failed: holds ? 0 : 1,
  detail,
});

/** Runs a tool from node_modules on the portal's own Node. */
export const tool = (name: string, args: readonly string[]): Promise<Ran> =>
  run(inRoot('node_modules/.bin', name), args);

export const report = ({ name, failed, detail }: Outcome): void => {
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}${detail ? `: ${detail.trim()}` : ''}`);
};
