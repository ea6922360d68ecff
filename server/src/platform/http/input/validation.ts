import { isRealPhone } from '@portal/shared/phone';
import { Ajv } from 'ajv';
import formatsPlugin from 'ajv-formats';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import Value from 'typebox/value';
import { invalidField } from '#src/platform/errors/index.ts';
import { compileOnce } from './compile-once.ts';
import { unstorable } from './storable-text.ts';

// The plugin is CommonJS: its function stands on `default` for types and at the top at run time.
const addFormats = formatsPlugin as unknown as typeof formatsPlugin.default;

const compiler = (coerceTypes: boolean): Ajv => {
  const ajv = new Ajv({ coerceTypes, useDefaults: true, allErrors: false, strict: false });
  addFormats(ajv);
  // A blank one is decided by the pattern.
  ajv.addFormat('phone', (text) => text === '' || isRealPhone(text.trim()));
  return ajv;
};

type Complaint = object[] | Error | null | undefined;

const complaints = (ajv: Ajv): ((schema: object) => (data: unknown) => Complaint) =>
  compileOnce((schema) => {
    const validate = ajv.compile(schema);
    return (data) => {
      if (!validate(data)) return validate.errors;
      const field = unstorable(data);
      return field === undefined
        ? undefined
        : invalidField(
            field,
            `${field} 含有不能保存的字符`,
            `${field} contains characters that cannot be stored`,
          );
    };
  });

const lenient = complaints(compiler(true));
const strict = complaints(compiler(false));
// Stored numbers were checked when they came in.
const written = compileOnce((schema) => fastJsonStringify(schema, { ajv: { formats: { phone: true } } }));

/**
 * Path, query and form values are coerced to the declared types; JSON must have them already, so that `"2"`
 * is not 2 adults. Text that PostgreSQL cannot store is refused for every call. Handlers get only the declared
 * fields of a body. Responses are serialised by their schemas.
 */
export const setValidation = (app: FastifyInstance): void => {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const isBody = httpPart === 'body';
    const complaintOf = (isBody ? strict : lenient)(schema as object);
    return (data: unknown) => {
      const error = complaintOf(data) as Error | undefined;
      return { value: isBody && !error ? Value.Clean(schema as object, data) : data, error };
    };
  });
  app.setSerializerCompiler(({ schema }) => written(schema as object));
};
