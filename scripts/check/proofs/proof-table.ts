import { listSources } from '../source-files.ts';

/** A row of a table in a page. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

const isSeparator = (line = ''): boolean => /^\|[-:| ]+\|$/.test(line);

/** The rows of all tables of a page, without their headings. */
export const readRows = (page: string): Row[] => {
  const lines = page.split('\n');
  return lines.flatMap((content, index) =>
    !content.startsWith('|') || isSeparator(content) || isSeparator(lines[index + 1])
      ? []
      : [
          {
            line: index + 1,
            cells: content
              .split(/(?<!\\)\|/)
              .slice(1, -1)
              .map((cell) => cell.replaceAll('\\|', '|').trim()),
          },
        ],
  );
};

/** The text of every test file, by path. */
export type Tests = ReadonlyMap<string, string>;

export const listTests = async (): Promise<Tests> =>
  new Map((await listSources('*.test.ts', '*.test.tsx', 'e2e/*.ts')).map(({ path, text }) => [path, text]));

/**
 * The proofs of a cell that name no test. A proof is `path › test title`; several are separated by `;`, which a title
 * may contain too. An empty cell has one proof, which is missing.
 */
export const findMissingProofs = (cell: string, tests: Tests): string[] =>
  cell
    .split(/;(?= *`)/)
    .map((proof) => proof.trim())
    .filter((proof) => {
      const [path = '', name = ''] = proof.replaceAll('`', '').split(' › ');
      return name === '' || !tests.get(path)?.includes(name);
    });
