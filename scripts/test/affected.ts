import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tool } from '../check/outcome.ts';
import { packages } from '../check/packages.ts';
import { run } from '../process/run.ts';
import { withTempDir } from './temp-dir.ts';

/** The tests to run after a change. */
export interface Affected {
  readonly unit: readonly string[];
  readonly api: readonly string[];
  readonly journeys: readonly string[];
}

interface Cruise {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
}

const git = async (...args: string[]): Promise<string[]> => {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
  return output.split('\n').filter(Boolean);
};

/** Files that were added or edited since a revision, committed or not. */
export const listChanged = async (since: string): Promise<string[]> => [
  ...(await git('diff', '--name-only', '--diff-filter=d', since)),
  ...(await git('ls-files', '--others', '--exclude-standard')),
];

/** Where the branch left `main`; on `main` itself what is not committed yet has changed. */
export const branchPoint = async (): Promise<string> =>
  (await git('merge-base', 'HEAD', 'main'))[0] ?? 'HEAD';

/** By file: the files that import it. A file, because the graph is larger than what `run` keeps of an output. */
const readImporters = (): Promise<ReadonlyMap<string, readonly string[]>> =>
  withTempDir(async (folder) => {
    const file = path.join(folder, 'graph.json');
    const config = ['--config', 'scripts/config/dependency-cruiser.cjs'];
    await tool('depcruise', [...config, '--output-type', 'json', '--output-to', file, ...packages]);
    const { modules } = JSON.parse(await readFile(file, 'utf8')) as Cruise;
    const importers = new Map<string, string[]>(modules.map(({ source }) => [source, []]));
    for (const { source, dependencies } of modules)
      for (const { resolved } of dependencies) importers.get(resolved)?.push(source);
    return importers;
  });

/** The app, and its start for tests, import every module of the server: who starts it does not use each of them. */
const composition = /^server\/(src\/app|test\/support)\//;

let graph: ReturnType<typeof readImporters> | undefined;

/** Of all modules, those that are among `files` or import one of them, directly or not, but not through the app. */
const findDependants = async (files: readonly string[]): Promise<ReadonlySet<string>> => {
  graph ??= readImporters();
  const importers = await graph;
  const found = new Set(files.filter((file) => importers.has(file)));
  for (const file of found)
    if (!composition.test(file) || files.includes(file))
      for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
};

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);
const isOnServer = (file: string): boolean => /^(server|scripts)\//.test(file);

/** Files that no import leads to, such as migrations: they affect every test of their package, and in the root every test. */
const testsBeside = async (files: readonly string[]): Promise<string[]> => {
  const folders = files.map((file) => packages.find((name) => file.startsWith(`${name}/`)) ?? '');
  const all = await git('ls-files', '*.test.ts', '*.test.tsx');
  const isBeside = (test: string, folder: string): boolean =>
    folder === '' || test.startsWith(`${folder}/`) || (isOnServer(`${folder}/`) && isOnServer(test));
  return all.filter((test) => folders.some((folder) => folder !== 'e2e' && isBeside(test, folder)));
};

const moduleOf = (file: string): string | undefined => /^server\/src\/[^/]+\/[^/]+\//.exec(file)?.[0];

/** Tests that call modules of the server by HTTP: their own, and those of every call. */
const testsByHttp = async (dependants: ReadonlySet<string>): Promise<string[]> => {
  const code = [...dependants].filter((file) => !isTest(file) && !file.includes('/testing/'));
  const modules = new Set(code.flatMap((file) => moduleOf(file) ?? []));
  if (modules.size === 0) return [];
  const all = await git('ls-files', 'server/*.test.ts');
  return all.filter((test) => modules.has(moduleOf(test) ?? '') || test.startsWith('server/test/'));
};

/**
 * The tests that a change of some files can affect: by imports and, on the server, the tests of each module that
 * imports them; else by package. Documents and the SQL that tests compare affect none.
 */
export const findAffected = async (files: readonly string[]): Promise<Affected> => {
  const changed = files.filter((file) => !/\.md$|^server\/sql\//.test(file));
  if (changed.length === 0) return { unit: [], api: [], journeys: [] };
  const dependants = await findDependants(changed);
  const beside = await testsBeside(changed.filter((file) => !dependants.has(file)));
  const tests = [
    ...new Set([...[...dependants].filter(isTest), ...(await testsByHttp(dependants)), ...beside]),
  ];
  return {
    unit: tests.filter((file) => !isOnServer(file) && !file.startsWith('e2e/')),
    api: tests.filter(isOnServer),
    journeys: tests.filter((file) => file.startsWith('e2e/')).map((file) => file.slice('e2e/'.length)),
  };
};
