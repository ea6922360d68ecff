import { readFile } from 'node:fs/promises';
import { inRoot } from '../process/root.ts';
import { type Outcome, verdict } from './outcome.ts';
import { listSources, type SourceFile } from './source-files.ts';

/** By table: the module that owns it, and the others that query it. A module is `area/module` of `server/src`. */
export type TableOwners = Readonly<
  Record<string, { readonly owner: string; readonly usedBy: readonly string[] }>
>;

/** These areas exist to read the tables of all others. */
const readers = /^(back-office|privacy)\//;

const schemaFolder = 'server/src/platform/database/schema/';
const tableImport = /import \{([^}]*)\} from '#src\/platform\/database\/index\.ts'/g;

const moduleOf = (path: string): string => path.split('/').slice(2, 4).join('/');

const isCode = ({ path }: SourceFile): boolean =>
  !/\.test\.ts$|\/testing\/|\/platform\/database\//.test(path);

const listTables = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.startsWith(schemaFolder))
    .flatMap(({ text }) =>
      [...text.matchAll(/export const (\w+) = pgTable\(/g)].map(([, name = '']) => name),
    );

const importedNames = (text: string): string[] =>
  [...text.matchAll(tableImport)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  );

/** The modules that import each table of the schema; raw SQL is not seen. */
export const findTableUse = (files: readonly SourceFile[]): Map<string, Set<string>> => {
  const use = new Map(listTables(files).map((table) => [table, new Set<string>()]));
  for (const { path, text } of files.filter(isCode))
    for (const name of importedNames(text)) use.get(name)?.add(moduleOf(path));
  return use;
};

/** One sentence for each table without an owner, each new pair of a table and a module, and each pair that is gone. */
export const compareWithOwners = (
  use: ReadonlyMap<string, ReadonlySet<string>>,
  owners: TableOwners,
): string[] => [
  ...Object.keys(owners)
    .filter((table) => !use.has(table))
    .map((table) => `There is no table ${table}; remove it from table-owners.json.`),
  ...[...use].flatMap(([table, modules]) => {
    const known = owners[table];
    if (!known) return [`The table ${table} has no owner in table-owners.json.`];
    const { owner, usedBy } = known;
    const added = [...modules].filter(
      (name) => name !== owner && !readers.test(name) && !usedBy.includes(name),
    );
    return [
      ...added.map(
        (name) => `${name} queries ${table}, which ${owner} owns: call a function of its index.ts.`,
      ),
      ...usedBy
        .filter((name) => !modules.has(name))
        .map((name) => `${name} no longer queries ${table}; remove it from table-owners.json.`),
    ];
  }),
];

/** Every table has an owner, and the list of other modules that query it only gets shorter. */
export const checkTableUse = async (): Promise<Outcome> => {
  const text = await readFile(inRoot('scripts/check/table-owners.json'), 'utf8');
  const owners = JSON.parse(text) as TableOwners;
  const complaints = compareWithOwners(findTableUse(await listSources('server/src/*.ts')), owners);
  const pairs = Object.values(owners).reduce((sum, { usedBy }) => sum + usedBy.length, 0);
  const figures = `${Object.keys(owners).length} tables, ${pairs} queried by another module`;
  return verdict('table use', complaints.length === 0, [figures, ...complaints].join('\n  '));
};
