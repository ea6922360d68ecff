import type { ProductDraft } from '@portal/shared/contract';
import { withValue } from '#src/form/define-form.ts';
import type { FormValues } from '#src/form/field.ts';
import { type Merge, mergeValues } from '#src/form/merge/merge-values.ts';

/** The parts of a draft that are merged, by path: its properties, and each of its content. */
export const partsOf = ({ content, ...rest }: ProductDraft): FormValues => ({
  ...rest,
  ...Object.fromEntries(Object.entries(content).map(([name, value]) => [`content/${name}`, value])),
});

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The order of properties does not count. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]));
};

interface Drafts {
  readonly base: ProductDraft;
  readonly mine: ProductDraft;
  readonly theirs: ProductDraft;
}

/** Merges what two people changed in a product; lists are compared as a whole. */
export const mergeDraft = ({
  base,
  mine,
  theirs,
}: Drafts): Omit<Merge, 'values'> & { draft: ProductDraft } => {
  const versions = { base: partsOf(base), mine: partsOf(mine), theirs: partsOf(theirs) };
  const names = new Set(Object.values(versions).flatMap((parts) => Object.keys(parts)));
  const fields = [...names].map((name) => ({ name, write: sorted }));
  const { values, ...rest } = mergeValues(fields, versions);
  // The parts are those of drafts of one kind.
  return { ...rest, draft: Object.entries(values).reduce(withValue, {}) as unknown as ProductDraft };
};

/** A part of a draft as lines of text, for reading. */
export const linesOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.map((one) => linesOf(one).join(' · '));
  if (isObject(value)) return Object.values(value).flatMap(linesOf);
  return value === null || value === undefined || value === '' ? [] : [String(value)];
};
