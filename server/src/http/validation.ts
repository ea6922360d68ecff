import { Ajv, type ValidateFunction } from 'ajv';
import formatsPlugin from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { badField } from './fault.ts';
import { unstorable } from './storable-text.ts';

// The plugin is CommonJS: its function stands on `default` for types and at the top at run time.
const addFormats = formatsPlugin as unknown as typeof formatsPlugin.default;

const compiler = (coerceTypes: boolean): Ajv => {
  const ajv = new Ajv({ coerceTypes, useDefaults: true, allErrors: false, strict: false });
  addFormats(ajv);
  return ajv;
};

const complaintOf = (validate: ValidateFunction, data: unknown): unknown => {
  if (!validate(data)) return validate.errors;
  const field = unstorable(data);
  return field === undefined
    ? undefined
    : badField(field, `${field} 含有不能保存的字符`, `${field} holds characters that cannot be stored`);
};

/**
 * What comes in text (path, query, forms) is turned into the declared types; JSON must have them already, so that
 * `"2"` is not 2 adults. Text that the database cannot hold is refused here, for every call.
 */
export const setValidation = (app: FastifyInstance): void => {
  const lenient = compiler(true);
  const strict = compiler(false);
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const validate = (httpPart === 'body' ? strict : lenient).compile(schema as object);
    return (data: unknown) => ({ value: data, error: complaintOf(validate, data) as Error | undefined });
  });
};
