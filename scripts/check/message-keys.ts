import path from 'node:path';
import type { SourceFile } from './source-files.ts';

const withoutComments = (text: string): string => text.replace(/^\s*(\/\/|\/?\*).*$/gm, '');

/** Template literals, the inner ones first; `${…}` is left as `*`. */
const templateLiterals = (text: string): string[] => {
  const found: string[] = [];
  let [rest, before] = [text, ''];
  while (rest !== before) {
    before = rest;
    rest = rest
      .replace(/\$?\{[^{}`]*\}/g, (block) => (block.startsWith('$') ? '*' : ''))
      .replace(/`([^`$]*)`/g, (_, literal: string) => {
        found.push(literal);
        return '';
      });
  }
  return found;
};

/** What may name a key: string literals, names of properties, and templates with `*` for what varies. */
const namesIn = (text: string): string[] =>
  [
    ...[...text.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, literal = '']) => literal),
    ...[...text.matchAll(/\b(\w+)\??:/g)].map(([, name = '']) => name),
    ...templateLiterals(text),
  ].filter((name) => /^[\w*-]+(\.[\w*-]+)*$/.test(name) && name !== '*');

/** The code that may use a key. */
interface Code {
  readonly files: readonly { readonly path: string; readonly names: readonly string[] }[];
  readonly names: ReadonlySet<string>;
}

export const readCode = (sources: readonly SourceFile[]): Code => {
  const files = sources.map(({ path, text }) => ({ path, names: namesIn(withoutComments(text)) }));
  return { files, names: new Set(files.flatMap(({ names }) => names)) };
};

/** All words of the code, among them what the server sends: names of fields, states and actions. */
export const readWords = (sources: readonly SourceFile[]): ReadonlySet<string> =>
  new Set(sources.flatMap(({ text }) => withoutComments(text).match(/[\w-]+/g) ?? []));

const toPattern = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll('*', '([\\w.-]+)')}$`);

/**
 * The keys of a file of messages that no code names. A name with varying parts counts if they are `words`;
 * beside the messages it may begin with a varying part, and the name of a group names all of its keys.
 */
export const findUnused = (
  file: string,
  keys: readonly string[],
  { files, names }: Code,
  words: ReadonlySet<string>,
): string[] => {
  const folder = `${path.posix.dirname(file)}/`;
  const beside = files.filter((source) => source.path.startsWith(folder)).flatMap((source) => source.names);
  const patterns = [
    ...[...names].filter((name) => !name.startsWith('*')),
    ...beside,
    ...beside.map((name) => `${name}.*`),
  ]
    .filter((name) => name.includes('*'))
    .map(toPattern);
  const areWords = (part: string): boolean => part.split('.').every((word) => words.has(word));
  const isUsed = (key: string): boolean =>
    names.has(key) || patterns.some((pattern) => pattern.exec(key)?.slice(1).every(areWords));
  return keys.filter((key) => !isUsed(key));
};
