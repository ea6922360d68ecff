import { type Outcome, tool, verdict } from './outcome.ts';

const kinds = ['files', 'dependencies', 'devDependencies', 'unlisted', 'exports', 'types'] as const;

interface Place {
  readonly name: string;
  readonly line?: number;
}

interface Report {
  readonly issues: readonly ({ readonly file: string } & {
    readonly [kind in (typeof kinds)[number]]?: readonly Place[];
  })[];
}

const listIssues = ({ issues }: Report): string[] =>
  issues.flatMap((issue) =>
    kinds.flatMap((kind) =>
      (issue[kind] ?? []).map(
        ({ name, line }) => `${issue.file}${line ? `:${line}` : ''} unused or unlisted ${kind}: ${name}`,
      ),
    ),
  );

/** No unused file, export or dependency, no unlisted package; `knip.jsonc` names the entries. */
export const checkUnused = async (): Promise<Outcome> => {
  const name = 'unused files, exports, dependencies';
  const args = [
    '--no-progress',
    '--reporter',
    'json',
    '--include',
    'files,dependencies,unlisted,exports,types',
  ];
  const { code, output } = await tool('knip', args);
  if (code > 1) return verdict(name, false, output);
  const found = listIssues(JSON.parse(output.slice(output.indexOf('{"issues"'))) as Report);
  return verdict(name, found.length === 0, found.join('\n  '));
};
