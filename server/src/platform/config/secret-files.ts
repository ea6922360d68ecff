import { readFileSync } from 'node:fs';
import { refuse, type Source } from './source.ts';
import { secretNames } from './variables.ts';

const readFile = (name: string, file: string): string => {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return text || refuse(name, `names the file "${file}", which is empty`);
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      return refuse(name, `names the file "${file}", which cannot be read (${error.code})`);
    throw error;
  }
};

/**
 * A secret from its variable, or from the file that `NAME_FILE` names, without surrounding spaces. Throws `ConfigError`
 * when both are set or the file cannot be read.
 */
export const readSecret = (source: Source, name: string): string | undefined => {
  const file = source[`${name}_FILE`];
  if (!file) return source[name] || undefined;
  return source[name]
    ? refuse(`${name}_FILE`, `is set beside ${name}: set one of them`)
    : readFile(`${name}_FILE`, file);
};

/** The variables with the secrets of files. */
export const readSecrets = (source: Source): Source => ({
  ...source,
  ...Object.fromEntries(secretNames.map((name) => [name, readSecret(source, name)])),
});
