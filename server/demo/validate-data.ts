import { Ajv, type ErrorObject } from 'ajv';
import { type Static, type TSchema, Type } from 'typebox';

const ajv = new Ajv({ allErrors: true, strict: false, verbose: true });

const longest = 80;

/** The unexpected property, or the value of the wrong type. */
const found = ({ keyword, params, data }: ErrorObject): string => {
  if (keyword === 'additionalProperties') return `: ${params.additionalProperty}`;
  return keyword === 'required' ? '' : `, but is ${JSON.stringify(data).slice(0, longest)}`;
};

const describe = (error: ErrorObject): string =>
  `${error.instancePath || '/'} ${error.message}${found(error)}`;

/** Parses the text of a file. Throws the name of the file when it is not JSON. */
export const parseData = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`demo data ${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
};

/**
 * Gives what stands in `file` of the demo data, as its schema describes it. Throws the name of the file with every
 * place that differs, as a JSON pointer, and what is wrong there.
 */
export const validateData = <S extends TSchema>(schema: S, file: string, value: unknown): Static<S> => {
  const validate = ajv.compile<Static<S>>(schema);
  if (validate(value)) return value;
  const wrong = (validate.errors ?? []).map(describe);
  throw new Error(`demo data ${file}: ${wrong.join('; ')}`);
};

/** Named values from one file of the demo data, each as the schema describes it. Throws as {@link validateData}. */
export const validateEach = <Name extends string, S extends TSchema>(
  schema: S,
  file: string,
  values: Readonly<Record<Name, unknown>>,
): Readonly<Record<Name, Static<S>>> => {
  validateData(Type.Record(Type.String(), schema), file, values);
  return values as Readonly<Record<Name, Static<S>>>;
};
