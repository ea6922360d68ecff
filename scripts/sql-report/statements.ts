import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '../process/root.ts';
import { normalise } from './normalise.ts';

/** Statements by repository function: `sales/coupons/coupon-repository.ts findCoupon`. */
export type Statements = ReadonlyMap<string, ReadonlySet<string>>;

/** The committed statements, a file per module: `server/sql/sales/coupons.sql`. */
export const sqlFolder = 'server/sql';

const moduleOf = (name: string): string => name.split('/').slice(0, 2).join('/');

const groupByName = (pairs: readonly (readonly [name: string, text: string])[]): Statements =>
  new Map(
    [...Map.groupBy(pairs, ([name]) => name)].map(([name, group]) => [
      name,
      new Set(group.map(([, text]) => text)),
    ]),
  );

/** What the test processes recorded into a folder. */
export const readRecords = async (folder: string): Promise<Statements> => {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const records = texts.flatMap((text) => Object.entries(JSON.parse(text) as Record<string, string[]>));
  return groupByName(
    records.flatMap(([name, statements]) =>
      statements.flatMap((statement) => {
        const text = normalise(statement);
        return text ? [[name, text] as const] : [];
      }),
    ),
  );
};

const parseModule = (module: string, text: string): [name: string, text: string][] =>
  text.split(/^-- /m).flatMap((section) => {
    const [name = '', ...lines] = section.trim().split('\n');
    const statements = lines.join('\n').split(/;$/m).filter(Boolean);
    return statements.map((statement): [string, string] => [`${module}/${name}`, statement.trim()]);
  });

/** The committed statements. */
export const readReport = async (): Promise<Statements> => {
  const names = await readdir(inRoot(sqlFolder), { recursive: true });
  const files = names.filter((name) => name.endsWith('.sql'));
  const read = async (file: string) =>
    parseModule(file.slice(0, -'.sql'.length), await readFile(inRoot(sqlFolder, file), 'utf8'));
  return groupByName((await Promise.all(files.map(read))).flat());
};

/** The statements of both. */
export const mergeStatements = (some: Statements, more: Statements): Statements =>
  groupByName(
    [some, more].flatMap((each) =>
      [...each].flatMap(([name, texts]) => [...texts].map((text) => [name, text] as const)),
    ),
  );

const sectionOf = (name: string, statements: ReadonlySet<string>): string =>
  [`-- ${name.slice(moduleOf(name).length + 1)}`, ...[...statements].sort().map((text) => `${text};`)].join(
    '\n',
  );

/** Replaces the committed statements. */
export const writeReport = async (statements: Statements): Promise<void> => {
  await rm(inRoot(sqlFolder), { recursive: true, force: true });
  const sorted = [...statements].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [module, functions] of Map.groupBy(sorted, ([name]) => moduleOf(name))) {
    const file = inRoot(sqlFolder, `${module}.sql`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${functions.map(([name, texts]) => sectionOf(name, texts)).join('\n\n')}\n`);
  }
};
