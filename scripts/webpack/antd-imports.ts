import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { init, parse } from 'es-module-lexer';
import { ROOT } from './apps.ts';

await init;

const SHELL_LIST = path.join(ROOT, 'shell/src/antd-modules.ts');
const resolveAntd = createRequire(path.join(ROOT, 'shell/package.json')).resolve;

/** Modules of antd's own index by export name: `DatePicker` → `antd/es/date-picker`. */
export function readAntdIndex(): ReadonlyMap<string, string> {
  const index = readFileSync(
    path.join(path.dirname(resolveAntd('antd/package.json')), 'es/index.js'),
    'utf8',
  );
  const exports = index.matchAll(/export \{ default as (\w+) \} from ['"]\.\/([\w-]+)['"]/g);
  return new Map([...exports].map(([, name, folder]) => [`${name}`, `antd/es/${folder}`]));
}

/** The antd modules that the shell provides: the imports of `shell/src/antd-modules.ts`. */
export function readProvidedAntd(file = SHELL_LIST): readonly string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/import\('(antd\/es\/[\w-]+)'\)/g)].map(([, request]) => `${request}`);
}

/**
 * Rewrites `import { Table } from 'antd'` to one import per component module, so that each is shared
 * separately. The input is JavaScript without types. Throws a sentence if the shell does not provide a name.
 */
export function rewriteAntdImports(
  code: string,
  index: ReadonlyMap<string, string>,
  provided: ReadonlySet<string>,
): string {
  const [imports] = parse(code);
  return imports.reduceRight((rewritten, { n: request, ss, se }) => {
    if (request === 'antd')
      return rewritten.slice(0, ss) + splitImport(code.slice(ss, se), index, provided) + rewritten.slice(se);
    if (request?.startsWith('antd/es/')) requireProvided(request, provided);
    return rewritten;
  }, code);
}

function splitImport(
  statement: string,
  index: ReadonlyMap<string, string>,
  provided: ReadonlySet<string>,
): string {
  const names = /^import\s*\{([^}]*)\}\s*from/.exec(statement)?.[1];
  if (names === undefined)
    throw new Error(`Import antd's components by name: import { Table } from 'antd', not ${statement}`);
  const specifiers = names.split(',').map((name) => name.trim());
  return specifiers
    .filter(Boolean)
    .map((specifier) => importOne(specifier, index, provided))
    .join(' ');
}

function importOne(
  specifier: string,
  index: ReadonlyMap<string, string>,
  provided: ReadonlySet<string>,
): string {
  const [name = '', local = name] = specifier.split(/\s+as\s+/);
  const request = index.get(name);
  if (!request) throw new Error(`antd has no component named ${name}.`);
  requireProvided(request, provided);
  return `import ${local} from '${request}';`;
}

function requireProvided(request: string, provided: ReadonlySet<string>): void {
  if (provided.has(request)) return;
  throw new Error(
    `The shell does not provide ${request}: add the line () => import('${request}') to shell/src/antd-modules.ts.`,
  );
}
