/** `short` runs in `npm test`, `full` in `npm run prove`. */
export type Size = 'full' | 'short';

/** Figures of a proof, by name. */
export type Figures = Readonly<Record<string, number | string>>;

/** A claim about the portal, tested on real processes. `run` throws if it fails. */
export interface Proof<World> {
  readonly number: number;
  readonly claim: string;
  /** No short form: it runs in `npm run prove` only. */
  readonly onlyFull?: true;
  /** `rows`: names of the rows to run, for a proof with a table of cases. */
  run(world: World, size: Size, rows?: readonly string[]): Promise<Figures>;
}

/**
 * Proofs that share an environment, opened once. `faults` returns its contradictions after a proof, as
 * sentences.
 */
export interface Suite<World extends { stop(): Promise<void> }> {
  open(folder: string): Promise<World>;
  readonly proofs: readonly Proof<World>[];
  faults(world: World): Promise<readonly string[]>;
}
