import type { Difference } from '@portal/shared/contract';

const most = 200;
const longest = 5000;

/** What is never told of, however deep it stands. */
const secret = /password|token|cipher|secret|hash|documentNo/i;
const hidden = '••••••';

/** What changes with every save and says nothing. */
const idle = new Set(['version', 'updatedAt']);

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : String(value);

const leavesOf = (value: unknown, path: string): [path: string, text: string][] => {
  if (value === null || value === undefined) return [];
  if (secret.test(path)) return [[path, hidden]];
  if (isScalar(value) || (Array.isArray(value) && value.every(isScalar)))
    return [[path, textOf(value).slice(0, longest)]];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name));
};

/**
 * What a change made different, field by field; those within others by their path. A secret tells no more than that it
 * is there. At most 200 fields of 5,000 signs each.
 */
export const differencesOf = (before: unknown, after: unknown): Difference[] => {
  const [was, is] = [new Map(leavesOf(before, '')), new Map(leavesOf(after, ''))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => !idle.has(field) && (was.get(field) !== is.get(field) || was.get(field) === hidden))
    .slice(0, most)
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }));
};
