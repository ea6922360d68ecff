import { type Module, parse } from '@swc/core';
import { checkSync } from 'recheck';
import { type Outcome, verdict } from './outcome.ts';
import { listSources, type SourceFile } from './source-files.ts';

/** A regular expression in a source file. */
export interface Expression {
  readonly path: string;
  readonly source: string;
  readonly flags: string;
}

/** The server, and what it imports of `shared`: whatever they match may come from a visitor. */
const patterns = [
  'server/src/*.ts',
  'server/demo/system/*.ts',
  'shared/src/contract/*.ts',
  'shared/src/rules/*.ts',
];
const timeoutMs = 20_000;

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const childrenOf = (node: Node): Node[] => Object.values(node).filter(isNode);

const nameOf = (key: unknown): unknown => (isNode(key) ? key.value : undefined);

/** Literals, and the texts of `pattern` in schemas, which are compiled with the flag `u`. */
const expressionOf = ({ type, pattern, flags, key, value }: Node): Omit<Expression, 'path'>[] => {
  if (type === 'RegExpLiteral') return [{ source: String(pattern), flags: String(flags) }];
  const isPattern = type === 'KeyValueProperty' && nameOf(key) === 'pattern';
  return isPattern && isNode(value) && value.type === 'StringLiteral'
    ? [{ source: String(value.value), flags: 'u' }]
    : [];
};

/** Every regular expression of a module, without recursion: syntax trees are deep. */
export const listExpressions = async ({ path, text }: SourceFile): Promise<Expression[]> => {
  const rest: Node[] = [(await parse(text, { syntax: 'typescript', target: 'es2024' })) as Module & Node];
  const found: Expression[] = [];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    found.push(...expressionOf(node).map((one) => ({ path, ...one })));
    rest.push(...childrenOf(node));
  }
  return found;
};

/** Why an expression takes exponentially long, or cannot be judged; undefined for others. */
export const findFault = ({ path, source, flags }: Expression): string | undefined => {
  const found = checkSync(source, flags.replace('v', 'u'), { timeout: timeoutMs });
  if (found.status === 'unknown')
    return `${path}: /${source}/${flags} cannot be judged (${found.error.kind})`;
  return found.status === 'vulnerable' && found.complexity.type === 'exponential'
    ? `${path}: /${source}/${flags} takes exponentially long`
    : undefined;
};

/**
 * No regular expression of the server takes exponentially long. Quadratic ones are allowed: every input is limited in
 * length before it is matched.
 */
export const checkExpressions = async (): Promise<Outcome> => {
  const sources = (await listSources(...patterns)).filter(
    ({ path }) => !/\.test\.ts$|\/testing\//.test(path),
  );
  const all = (await Promise.all(sources.map(listExpressions))).flat();
  const different = [...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values()];
  const faults = different.flatMap((one) => findFault(one) ?? []);
  return verdict(
    'regular expressions',
    faults.length === 0,
    [`${different.length} of the server`, ...faults].join('\n  '),
  );
};
