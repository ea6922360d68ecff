import { step } from '../process/progress.ts';
import { withTempDir } from '../test/temp-dir.ts';
import type { Figures, Proof, Size, Suite } from './proof.ts';

/** Result of one proof: its figures, or the error. */
export interface Outcome {
  readonly number: number;
  readonly claim: string;
  readonly seconds: number;
  readonly figures?: Figures;
  readonly failure?: string;
}

/** Options of a run. */
export interface SuiteOptions {
  readonly size: Size;
  /** Numbers of the proofs to run; default: all. */
  readonly only?: readonly number[];
  /** Rows to run in proofs with a table of cases; default: all. */
  readonly rows?: readonly string[];
  readonly onOutcome?: (outcome: Outcome) => void;
}

const failureOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

type Environment = { stop(): Promise<void> };

const prove = async <W extends Environment>(
  { faults }: Suite<W>,
  proof: Proof<W>,
  env: W,
  { size, rows }: SuiteOptions,
): Promise<Outcome> => {
  const since = Date.now();
  const { number, claim } = proof;
  const about = (rest: Partial<Outcome>): Outcome => ({
    number,
    claim,
    seconds: Math.round((Date.now() - since) / 100) / 10,
    ...rest,
  });
  try {
    const figures = await step(`proof ${number}`, () => proof.run(env, size, rows));
    const found = await faults(env);
    return found.length === 0 ? about({ figures }) : about({ figures, failure: found.join('\n') });
  } catch (error) {
    return about({ failure: failureOf(error) });
  }
};

/** Opens the suite's environment in a temporary folder, runs its proofs in sequence, and removes it. */
export const runSuite = <W extends Environment>(suite: Suite<W>, options: SuiteOptions) =>
  withTempDir(async (folder) => {
    const { size, only, onOutcome } = options;
    const env = await step('opening the portal', () => suite.open(folder));
    const outcomes: Outcome[] = [];
    try {
      for (const proof of suite.proofs) {
        if (only ? !only.includes(proof.number) : proof.onlyFull && size === 'short') continue;
        const outcome = await prove(suite, proof, env, options);
        onOutcome?.(outcome);
        outcomes.push(outcome);
      }
    } finally {
      await env.stop();
    }
    return outcomes;
  });
