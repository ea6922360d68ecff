import { AsyncLocalStorage } from 'node:async_hooks';
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { Logger } from 'drizzle-orm/logger';

/** Loaded with `--import`: writes here, when the process ends, the SQL that each repository function sent. */
const target = process.env.SQL_RECORD;
// Processes that a test starts record nothing.
delete process.env.SQL_RECORD;

const src = new URL('../../src/', import.meta.url).href;
const recorded = '?recorded';
const valueExport = /^export (?:const|let|(?:async )?function|class) (\w+)/gm;

const caller = new AsyncLocalStorage<string>();
const silenced = new AsyncLocalStorage<true>();
const statements = new Map<string, Set<string>>();

const isQuery = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && !(value instanceof Promise);

/** A query that a function returns is sent later, when its caller awaits it. */
const sendAs = (name: string, query: PromiseLike<unknown>): PromiseLike<unknown> => {
  const send = query.then.bind(query);
  Reflect.set(query, 'then', (...args: Parameters<typeof send>) => caller.run(name, send, ...args));
  return query;
};

/** Attributes the SQL that a function sends to its name; other values stay. */
export const attribute = <T>(name: string, value: T): T => {
  if (typeof value !== 'function') return value;
  const call = (...args: unknown[]): unknown => {
    const result = caller.run(name, () => value(...args));
    return isQuery(result) ? sendAs(name, result) : result;
  };
  return call as T;
};

/** Runs a test whose SQL is not recorded, because its filters are random combinations. */
export const unrecorded = <T>(work: () => T): T => silenced.run(true, work);

/** The logger of test databases. */
export const sqlRecorder: Logger = {
  logQuery: (text) => {
    const name = caller.getStore();
    if (name && !silenced.getStore()) statements.set(name, (statements.get(name) ?? new Set()).add(text));
  },
};

/** A module with the exports of another, whose functions are attributed. */
const wrap = (url: string, source: string): string => {
  const file = url.slice(src.length);
  const names = [...source.matchAll(valueExport)].map(([, name]) => name);
  return [
    `import * as own from ${JSON.stringify(url + recorded)};`,
    `import { attribute } from ${JSON.stringify(import.meta.url)};`,
    ...names.map((name) => `export const ${name} = attribute('${file} ${name}', own.${name});`),
  ].join('\n');
};

if (target) {
  registerHooks({
    load: (url, context, nextLoad) => {
      const loaded = nextLoad(url, context);
      if (!url.startsWith(src) || !url.endsWith('-repository.ts')) return loaded;
      return { format: 'module', source: wrap(url, String(loaded.source)), shortCircuit: true };
    },
  });
  process.on('exit', () =>
    writeFileSync(
      target,
      JSON.stringify(Object.fromEntries([...statements].map(([name, sql]) => [name, [...sql]]))),
    ),
  );
}
