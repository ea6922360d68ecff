import type { FormDefinition } from '../define-form.ts';
import type { AnyField } from '../field.ts';

interface Schema {
  readonly type?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
}

/** The schema of a text, or that of its Chinese; null as another value is left out. */
const textIn = (schema: Schema | undefined): Schema | undefined =>
  schema?.anyOf
    ? schema.anyOf.map(textIn).find((one) => one !== undefined)
    : schema?.type === 'string'
      ? schema
      : schema?.properties?.zh;

const schemaAt = (body: Schema, name: string): Schema | undefined =>
  name.split('/').reduce<Schema | undefined>((schema, part) => schema?.properties?.[part], body);

const accepts = (schema: Schema, value: string): boolean => {
  const { minLength = 0, maxLength = Infinity, pattern = '', format } = schema;
  // No format of the contract accepts an empty text, but for phone numbers the pattern decides.
  if (format && format !== 'phone' && value === '') return false;
  return value.length >= minLength && value.length <= maxLength && new RegExp(pattern, 'u').test(value);
};

const fieldAccepts = ({ max = Infinity, pattern }: AnyField, value: string): boolean =>
  value.length <= max && (pattern?.test(value) ?? true);

interface ContractOptions {
  readonly samples?: Readonly<Record<string, readonly string[]>>;
}

/** Compares the texts of a form with the schema of a call's body. */
export const describeContract = <R, W>(
  { fields }: FormDefinition<R, W>,
  schema: object,
  { samples = {} }: ContractOptions,
): void => {
  const body: Schema = JSON.parse(JSON.stringify(schema));
  const texts = fields.flatMap((field) => {
    const schema = schemaAt(body, field.name);
    const text = textIn(schema);
    return field.max !== undefined && text
      ? [{ ...field, isNullable: schema?.anyOf !== undefined, text }]
      : [];
  });

  test('texts have the lengths of the contract', () => {
    const bounded = texts.filter(({ text }) => text.maxLength !== undefined);
    expect(bounded.map(({ name, max }) => [name, max])).toEqual(
      bounded.map(({ name, text }) => [name, text.maxLength]),
    );
  });

  test('texts are required if the contract requires them', () => {
    // Whether a field with a condition is required depends on the others, which a schema does not express.
    const always = texts.filter(({ when }) => !when);
    expect(always.map(({ name, required = false }) => [name, required])).toEqual(
      always.map(({ name, text, isNullable }) => [name, !isNullable && !accepts(text, '')]),
    );
  });

  const cases = Object.entries(samples).flatMap(([name, values]) => values.map((value) => ({ name, value })));
  for (const { name, value } of cases)
    test(`the form and the contract agree on ${name} ${value}`, () => {
      const field = texts.find((one) => one.name === name);
      expect(field && fieldAccepts(field, value)).toBe(field && accepts(field.text, value));
      expect(field).toBeDefined();
    });
};
