/** `short` is what `npm test` runs, `full` what the proof is worth its name for. */
export type Size = 'full' | 'short';

/** What a proof saw, by name. */
export type Figures = Readonly<Record<string, number | string>>;

/** One claim about the portal that is tried on real parts. `run` throws when it does not hold. */
export interface Proof<World> {
  readonly number: number;
  readonly claim: string;
  /** It has no short form: `npm test` leaves it to `npm run prove`. */
  readonly onlyFull?: true;
  /** `rows`: of a proof that tries a table, only the rows of these names. */
  run(world: World, size: Size, rows?: readonly string[]): Promise<Figures>;
}

/** Proofs that share a world, which is opened once. `faults` says in sentences what is wrong with it after a proof. */
export interface Suite<World extends { stop(): Promise<void> }> {
  open(folder: string): Promise<World>;
  readonly proofs: readonly Proof<World>[];
  faults(world: World): Promise<readonly string[]>;
}
