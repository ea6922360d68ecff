import fc from 'fast-check';
import { oddJson, undeclaredNames } from './odd-values.ts';

type Parent = Record<string, unknown>;

interface Spot {
  readonly parent: Parent;
  readonly key: string;
}

/** Every place of a value, in any depth. */
const spotsIn = (value: unknown): Spot[] => {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Parent;
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...spotsIn(parent[key])]);
};

/** Also `__proto__` becomes a property, as it does when JSON is parsed. */
const put = (parent: object, key: string, value: unknown): void => {
  Object.defineProperty(parent, key, { value, enumerable: true, writable: true, configurable: true });
};

interface Breakage {
  readonly at: number;
  readonly how: keyof typeof ways;
  readonly odd: unknown;
  readonly name: string;
}

const ways = {
  drop: ({ parent, key }: Spot) => void delete parent[key],
  replace: ({ parent, key }: Spot, { odd }: Breakage) => put(parent, key, odd),
  wrap: ({ parent, key }: Spot) => put(parent, key, [parent[key]]),
  repeat: ({ parent, key }: Spot) => put(parent, key, Array(500).fill(parent[key])),
  add: ({ parent, key }: Spot, { odd, name }: Breakage) => {
    const value = parent[key];
    put(typeof value === 'object' && value !== null ? value : parent, name, odd);
  },
};

const breakages: fc.Arbitrary<Breakage> = fc.record({
  at: fc.nat({ max: 1000 }),
  how: fc.constantFrom('replace', 'drop', 'add', 'wrap', 'repeat'),
  odd: oddJson,
  name: undeclaredNames,
});

/** A copy of a value that is broken in one place; undefined if the whole is missing. */
const broken = (whole: unknown, breakage: Breakage): unknown => {
  const root = structuredClone({ whole });
  const spots = spotsIn(root);
  const spot = spots[breakage.at % spots.length];
  if (spot) ways[breakage.how](spot, breakage);
  return root.whole;
};

/** The values, each with a missing, wrong, undeclared, repeated or wrapped part. */
export const brokenOf = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(values, breakages).map(([whole, breakage]) => broken(whole, breakage));
