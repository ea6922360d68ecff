const maxFields = 200;
const maxLength = 5000;

/** Fields whose values are masked, at any depth. */
const secret = /password|token|cipher|secret|hash|documentNo/i;
const hidden = '••••••';

/** Change with every save, or are numbers of the row itself. */
const ignoredFields = new Set([
  ...['version', 'updatedAt', 'id', 'treePath', 'searchTokens', 'searchText'],
  ...['sessionId', 'orderId', 'reviewId', 'answerId'],
]);

type Scalar = string | number | boolean | null;
export type Leaf = Scalar | readonly Scalar[];

/** A changed value by its path, like `itinerary`, `0`, `title`, `en`. Undefined: there was none, or is none now. */
export interface Change {
  readonly path: readonly string[];
  readonly before: Leaf | undefined;
  readonly after: Leaf | undefined;
}

const isScalar = (value: unknown): value is Scalar => typeof value !== 'object' || value === null;

const cut = (value: Scalar): Scalar => (typeof value === 'string' ? value.slice(0, maxLength) : value);

const flatten = (value: unknown, path: readonly string[]): [path: readonly string[], leaf: Leaf][] => {
  if (value === null || value === undefined) return [];
  if (path.some((name) => secret.test(name))) return [[path, hidden]];
  if (isScalar(value)) return [[path, cut(value)]];
  if (Array.isArray(value) && value.every(isScalar)) return [[path, value.slice(0, maxFields).map(cut)]];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, [...path, name]));
};

const isSame = (one: Leaf | undefined, other: Leaf | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other) && one !== hidden;

/** The changed values, nested ones by path, secrets masked. At most 200, each of at most 5,000 characters. */
export const diffFields = (before: unknown, after: unknown): Change[] => {
  const sides = [before, after].map((side) =>
    flatten(side, []).filter(([path]) => !ignoredFields.has(path.at(-1) ?? '')),
  );
  const [was, is] = sides.map((leaves) => new Map(leaves.map(([path, leaf]) => [path.join('.'), leaf])));
  const paths = new Map(sides.flat().map(([path]) => [path.join('.'), path]));
  return [...paths]
    .map(([key, path]) => ({ path, before: was?.get(key), after: is?.get(key) }))
    .filter(({ before: one, after: other }) => !isSame(one, other))
    .slice(0, maxFields);
};
