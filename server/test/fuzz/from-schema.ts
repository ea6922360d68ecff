import fc from 'fast-check';
import type { TSchema } from 'typebox';
import type { JsonSchema } from '#test/support/json-schema.ts';
import { oddJson, oddText, plainText, someText } from './odd-values.ts';

/** The values of a field, by name, that find records of the portal. */
export type Find = (name: string) => readonly unknown[];

interface Known {
  readonly find: Find;
  readonly name: string;
  /** The smallest values, known ones and no optional fields, so that most requests are accepted. */
  readonly plain: boolean;
}

type Values = fc.Arbitrary<unknown>;

const most = Number.MAX_SAFE_INTEGER;

/** Small numbers, as ids are, the bounds, and all between. */
const integers = ({ minimum = -most, maximum = most }: JsonSchema, { plain }: Known): Values => {
  const least = Math.max(minimum, Math.min(0, maximum));
  if (plain) return fc.constant(least);
  return fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: least, max: Math.min(maximum, least + 20) }) },
    { weight: 1, arbitrary: fc.integer({ min: minimum, max: maximum }) },
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) },
  );
};

const decimals = ({ minimum = -1e9, maximum = 1e9 }: JsonSchema): Values =>
  fc.double({ min: minimum, max: maximum, noNaN: true });

const instants = fc.date({
  min: new Date('1000-01-01'),
  max: new Date('2999-12-31'),
  noInvalidDate: true,
});

const formats: Readonly<Record<string, Values>> = {
  date: instants.map((date) => date.toISOString().slice(0, 10)),
  'date-time': instants.map((date) => date.toISOString()),
  email: fc.emailAddress(),
};

/** Numbers that exist, and those that only look like it. */
const phones = (pattern: string): Values =>
  fc.oneof(
    fc.constantFrom('13800138000', '+85251234567', '+447400123456'),
    fc.stringMatching(new RegExp(pattern), { maxLength: 16 }),
  );

const texts = (shape: JsonSchema, { plain }: Known): Values => {
  const { minLength = 0, maxLength = 5000, pattern, format = '' } = shape;
  if (formats[format]) return formats[format];
  if (format === 'phone' && pattern) return phones(pattern);
  if (pattern === undefined) return plain ? plainText(shape) : someText(shape);
  return fc.stringMatching(new RegExp(pattern), { maxLength }).filter(({ length }) => length >= minLength);
};

const objects = ({ properties, patternProperties, required = [] }: JsonSchema, known: Known): Values => {
  const [listed] = Object.values(patternProperties ?? {});
  if (!properties) {
    const values = listed ? valuesOf(listed, { ...known, name: '' }) : oddJson;
    return fc.dictionary(oddText({ maxLength: 40 }), values, { maxKeys: 5, noNullPrototype: true });
  }
  const model = Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !known.plain || required.includes(name))
      .map(([name, shape]) => [name, valuesOf(shape, { ...known, name })]),
  );
  return fc.record(model, { requiredKeys: [...required], noNullPrototype: true });
};

const lists = ({ items = {}, minItems = 0, maxItems = 300 }: JsonSchema, known: Known): Values => {
  const item = valuesOf(items, known);
  if (known.plain) return fc.array(item, { minLength: minItems, maxLength: minItems });
  const short = fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) });
  const full = item.map((one) => Array(maxItems).fill(one));
  return fc.oneof({ weight: 6, arbitrary: short }, { weight: 1, arbitrary: full });
};

const byType: Readonly<Record<string, (shape: JsonSchema, known: Known) => Values>> = {
  integer: integers,
  number: decimals,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  string: texts,
  object: objects,
  array: lists,
};

const generated = (shape: JsonSchema, known: Known): Values => {
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((one) => valuesOf(one, known)));
  return byType[shape.type ?? '']?.(shape, known) ?? oddJson;
};

const valuesOf = (shape: JsonSchema, known: Known): Values => {
  const values = generated(shape, known);
  const usable = known.find(known.name).filter((value) => !shape.items || Array.isArray(value));
  if (usable.length === 0) return values;
  const found = fc.constantFrom(...usable);
  return known.plain ? found : fc.oneof({ weight: 4, arbitrary: found }, { weight: 1, arbitrary: values });
};

/** Values that are valid by a schema: plain and odd ones, and often those that find a record. */
export const fromSchema = (schema: TSchema, find: Find, name = ''): fc.Arbitrary<unknown> =>
  fc.oneof(
    valuesOf(schema as JsonSchema, { find, name, plain: true }),
    valuesOf(schema as JsonSchema, { find, name, plain: false }),
  );
