import { Ajv } from 'ajv';
import { envSchema } from 'env-schema';
import { readSecrets } from './secret-files.ts';
import { refuse, type Source } from './source.ts';
import { type Variables, variables } from './variables.ts';

const withoutPassword = (value: string): string => value.replace(/:[^:@/]*@/, ':…@');

interface Hints {
  readonly description?: string;
  readonly writeOnly?: boolean;
}

/** The error of a variable; quotes the value unless it is a secret. */
const refuseValue = (name: keyof Variables, value: string): never => {
  const hints: Hints = Object(variables.properties[name]);
  const { description = 'valid', writeOnly } = hints;
  return refuse(name, `must be ${description}${writeOnly ? '' : `, but is "${withoutPassword(value)}"`}`);
};

/** One for the process, which compiles the schema once: tests read an environment per server. */
const ajv = new Ajv({
  allErrors: true,
  coerceTypes: true,
  useDefaults: true,
  removeAdditional: true,
}).addFormat('url', (text) => URL.canParse(text));

/** The environment validated by its schema, with defaults. An empty variable counts as unset. */
export const readVariables = (env: Source): Variables => {
  const source = readSecrets(env);
  const names = Object.keys(variables.properties) as (keyof Variables)[];
  const data = Object.fromEntries(names.flatMap((name) => (source[name] ? [[name, source[name]]] : [])));
  try {
    return envSchema<Variables>({ schema: variables, data, env: false, ajv });
  } catch (error) {
    const [first] = (error as { errors?: { instancePath: string }[] }).errors ?? [];
    if (!first) throw error;
    const name = first.instancePath.slice(1) as keyof Variables;
    return refuseValue(name, source[name] ?? '');
  }
};
