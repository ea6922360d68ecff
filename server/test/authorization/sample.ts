import type { TSchema } from 'typebox';
import type { JsonSchema } from '#test/support/json-schema.ts';

/** The value of a field, by name. Undefined: the fixture does not know it. */
export type Fill = (name: string) => unknown;

interface Asked {
  readonly fill: Fill;
  /** The value of plain text fields. */
  readonly text: string;
  /** An optional field to include: its path, with `*` for list items. */
  readonly want?: string;
}

/** A form field: `name` is the last segment of its path. */
interface Leaf {
  readonly path: string;
  readonly name: string;
  readonly shape: JsonSchema;
}

const joined = (path: string, part: string): string => (path ? `${path}/${part}` : part);

const nameOf = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '*')
    .at(-1) ?? '';

const leavesOf = (shape: JsonSchema, path: string): Leaf[] => {
  if (shape.anyOf) return shape.anyOf.flatMap((one) => leavesOf(one, path));
  if (shape.items) return leavesOf(shape.items, joined(path, '*'));
  if (shape.properties)
    return Object.entries(shape.properties).flatMap(([name, one]) => leavesOf(one, joined(path, name)));
  return [{ path, name: nameOf(path), shape }];
};

/** Every field of a form, optional ones included. */
export const fieldsOf = (schema: TSchema | undefined): Leaf[] =>
  schema ? leavesOf(schema as JsonSchema, '') : [];

const isId = ({ type, minimum, maximum }: JsonSchema): boolean =>
  type === 'integer' && minimum === 1 && maximum === Number.MAX_SAFE_INTEGER;

/** Whether a field can reference a record: an id or a formatted text. The fixture must know such fields. */
export const names = (shape: JsonSchema): boolean =>
  isId(shape) || shape.pattern !== undefined || shape.format !== undefined;

const holds = (shape: JsonSchema, path: string, want: string | undefined): boolean =>
  want !== undefined && leavesOf(shape, path).some((leaf) => leaf.path === want);

/** The branch with the wanted field, else the first that needs no reference to a member's record. */
const branchOf = (branches: readonly JsonSchema[], path: string, { want }: Asked): JsonSchema => {
  const wanted = branches.find((one) => holds(one, path, want));
  const plain = branches.find((one) => leavesOf(one, path).every(({ shape }) => !isId(shape)));
  return wanted ?? plain ?? branches[0] ?? {};
};

const objectOf = (shape: JsonSchema, path: string, asked: Asked): object =>
  Object.fromEntries(
    Object.entries(shape.properties ?? {})
      .filter(([name, one]) => shape.required?.includes(name) || holds(one, joined(path, name), asked.want))
      .map(([name, one]) => [name, filledIn(one, joined(path, name), asked)]),
  );

const listOf = (shape: JsonSchema, path: string, asked: Asked): unknown[] => {
  const items = shape.items ?? {};
  const inside = joined(path, '*');
  const known = asked.fill(nameOf(path));
  if (Array.isArray(known) && !holds(items, inside, asked.want)) return known;
  const length = Math.max(shape.minItems ?? 0, holds(items, inside, asked.want) ? 1 : 0);
  return Array.from({ length }, () => filledIn(items, inside, asked));
};

const plainOf = (shape: JsonSchema, { text }: Asked): unknown => {
  if (shape.type === 'integer' || shape.type === 'number') return shape.minimum ?? 0;
  if (shape.type === 'boolean') return true;
  return shape.type === 'string' ? text.padEnd(shape.minLength ?? 0, text) : null;
};

const filledIn = (shape: JsonSchema, path: string, asked: Asked): unknown => {
  const known = asked.fill(nameOf(path));
  if (known !== undefined && !shape.items) return known;
  if ('const' in shape) return shape.const;
  if (shape.anyOf) return filledIn(branchOf(shape.anyOf, path, asked), path, asked);
  if (shape.properties) return objectOf(shape, path, asked);
  return shape.items ? listOf(shape, path, asked) : plainOf(shape, asked);
};

/** A form that is valid for a schema: required fields, and the wanted one. */
export const sampleOf = (schema: TSchema | undefined, asked: Asked): Readonly<Record<string, unknown>> =>
  schema ? (filledIn(schema as JsonSchema, '', asked) as Record<string, unknown>) : {};
