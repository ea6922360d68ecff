import type { Difference } from '@portal/shared/contract';

const maxFields = 200;
const maxLength = 5000;

/** Fields whose values are masked, at any depth. */
const secret = /password|token|cipher|secret|hash|documentNo/i;
const hidden = '••••••';

/** Change with every save. */
const ignoredFields = new Set(['version', 'updatedAt']);

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : String(value);

const flatten = (value: unknown, path: string): [path: string, text: string][] => {
  if (value === null || value === undefined) return [];
  if (secret.test(path)) return [[path, hidden]];
  if (isScalar(value) || (Array.isArray(value) && value.every(isScalar)))
    return [[path, textOf(value).slice(0, maxLength)]];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, path ? `${path}.${name}` : name));
};

/** The changed fields, nested ones by path, secrets masked. At most 200 of 5,000 characters each. */
export const diffFields = (before: unknown, after: unknown): Difference[] => {
  const [was, is] = [new Map(flatten(before, '')), new Map(flatten(after, ''))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter(
      (field) => !ignoredFields.has(field) && (was.get(field) !== is.get(field) || was.get(field) === hidden),
    )
    .slice(0, maxFields)
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }));
};
