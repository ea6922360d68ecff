import type { AnyField, FormValues } from '../field.ts';

/** The three versions of a record: as the form began, as it is filled in, and as somebody else saved it meanwhile. */
export interface Versions {
  readonly base: FormValues;
  readonly mine: FormValues;
  readonly theirs: FormValues;
}

export interface Merge {
  /** Their version with my changes. */
  readonly values: FormValues;
  /** The fields that both changed, in different ways; the values have mine. */
  readonly conflicts: readonly string[];
  /** The fields that only they changed. */
  readonly taken: readonly string[];
}

/** What merging needs of a field. */
export type MergedField = Pick<AnyField, 'name' | 'write'>;

type Origin = 'same' | 'mine' | 'theirs' | 'conflict';

const originOf = ({ name, write }: MergedField, { base, mine, theirs }: Versions): Origin => {
  const [then, own, other] = [base, mine, theirs].map((values) => JSON.stringify(write(values[name])));
  if (own === other) return 'same';
  if (own === then) return 'theirs';
  return other === then ? 'mine' : 'conflict';
};

/** Merges what two people changed in a record, field by field, as it is sent. */
export const mergeValues = (fields: readonly MergedField[], versions: Versions): Merge => {
  const origins = new Map(fields.map((field) => [field.name, originOf(field, versions)]));
  const named = (origin: Origin) => [...origins.keys()].filter((name) => origins.get(name) === origin);
  const [own, conflicts] = [named('mine'), named('conflict')];
  const kept = [...own, ...conflicts].map((name) => [name, versions.mine[name]]);
  return { values: { ...versions.theirs, ...Object.fromEntries(kept) }, conflicts, taken: named('theirs') };
};
