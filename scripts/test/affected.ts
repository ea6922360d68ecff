import { tool } from '../check/outcome.ts';
import { packages } from '../check/packages.ts';
import { run } from '../process/run.ts';

/** The tests to run after a change. */
export interface Affected {
  readonly unit: readonly string[];
  readonly api: readonly string[];
  readonly journeys: readonly string[];
}

interface Cruise {
  readonly modules: readonly { readonly source: string; readonly matchesReaches?: boolean }[];
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

const withoutSyntax = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Of all modules, those that are among `files` or import one of them, directly or not. */
const findDependants = async (files: readonly string[]): Promise<string[]> => {
  const config = ['--config', 'scripts/config/dependency-cruiser.cjs', '--output-type', 'json'];
  const reaches = `^(${files.map(withoutSyntax).join('|')})$`;
  const { output } = await tool('depcruise', [...config, '--reaches', reaches, ...packages]);
  return (JSON.parse(output) as Cruise).modules.map(({ source }) => source);
};

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);
const isOnServer = (path: string): boolean => /^(server|scripts)\//.test(path);

/** Files that no import leads to, such as migrations: they affect every test of their package, and in the root every test. */
const testsBeside = async (files: readonly string[]): Promise<string[]> => {
  const folders = files.map((path) => packages.find((name) => path.startsWith(`${name}/`)) ?? '');
  const all = await git('ls-files', '*.test.ts', '*.test.tsx');
  const isBeside = (test: string, folder: string): boolean =>
    folder === '' || test.startsWith(`${folder}/`) || (isOnServer(`${folder}/`) && isOnServer(test));
  return all.filter((test) => folders.some((folder) => folder !== 'e2e' && isBeside(test, folder)));
};

/** The tests that a change of some files can affect: by imports, else by package. Documents affect none. */
export const findAffected = async (files: readonly string[]): Promise<Affected> => {
  const changed = files.filter((path) => !/\.md$/.test(path));
  if (changed.length === 0) return { unit: [], api: [], journeys: [] };
  const dependants = await findDependants(changed);
  const reached = new Set(dependants);
  const beside = await testsBeside(changed.filter((path) => !reached.has(path)));
  const tests = [...new Set([...dependants.filter(isTest), ...beside])];
  return {
    unit: tests.filter((path) => !isOnServer(path) && !path.startsWith('e2e/')),
    api: tests.filter(isOnServer),
    journeys: tests.filter((path) => path.startsWith('e2e/')).map((path) => path.slice('e2e/'.length)),
  };
};
