import { Ajv } from 'ajv';
import formatsPlugin from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

// The plugin is CommonJS: its function stands on `default` for types and at the top at run time.
const addFormats = formatsPlugin as unknown as typeof formatsPlugin.default;

const compiler = (coerceTypes: boolean): Ajv => {
  const ajv = new Ajv({ coerceTypes, useDefaults: true, allErrors: false, strict: false });
  addFormats(ajv);
  return ajv;
};

/**
 * What comes in text (path, query, forms) is turned into the declared types; JSON must have them already, so that
 * `"2"` is not 2 adults.
 */
export const setValidation = (app: FastifyInstance): void => {
  const lenient = compiler(true);
  const strict = compiler(false);
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? strict : lenient).compile(schema as object),
  );
};
