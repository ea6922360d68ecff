/** `short` runs in `npm test`, `full` in `npm run prove`. */
export type Size = 'full' | 'short';

/** Figures of a proof, by name. */
export type Figures = Readonly<Record<string, number | string>>;

/** A claim about the portal, tested on real processes. `run` throws if it fails. */
export interface Proof<Environment> {
  readonly number: number;
  readonly claim: string;
  /** No short form: it runs in `npm run prove` only. */
  readonly onlyFull?: true;
  /** `rows`: names of the rows to run, for a proof with a table of cases. */
  run(env: Environment, size: Size, rows?: readonly string[]): Promise<Figures>;
}

/** Proofs that share an environment, opened once. `faults` returns its contradictions after a proof. */
export interface Suite<Environment extends { stop(): Promise<void> }> {
  open(folder: string): Promise<Environment>;
  readonly proofs: readonly Proof<Environment>[];
  faults(env: Environment): Promise<readonly string[]>;
}
