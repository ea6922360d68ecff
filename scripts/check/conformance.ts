import { readFile } from 'node:fs/promises';
import { inRoot } from '../process/root.ts';
import { type Outcome, verdict } from './outcome.ts';
import { listSources } from './source-files.ts';

const page = 'docs/conformance.md';

interface Row {
  readonly line: number;
  readonly rule: string;
  /** `path › test title`, several separated by `;`. A title may contain one too. */
  readonly proofs: readonly string[];
}

const rowsOf = (text: string): Row[] =>
  text.split('\n').flatMap((content, index) => {
    const cells = content.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (cells.length < 4 || /^[-: ]*$/.test(cells[1] ?? '') || cells[1] === 'Section') return [];
    return [
      {
        line: index + 1,
        rule: cells[2] ?? '',
        proofs: (cells[3] ?? '').split(/;(?= *`)/).map((proof) => proof.trim()),
      },
    ];
  });

/** Every row of the conformance page names tests, and each named test exists in its file. */
export const checkConformance = async (): Promise<Outcome> => {
  const text = await readFile(inRoot(page), 'utf8').catch(() => '');
  const tests = new Map(
    (await listSources('*.test.ts', '*.test.tsx', 'e2e/*.ts')).map((file) => [file.path, file.text]),
  );
  const rows = rowsOf(text);
  const isMissing = (proof: string): boolean => {
    const [path = '', name = ''] = proof.replaceAll('`', '').split(' › ');
    return name === '' || !tests.get(path)?.includes(name);
  };
  const missing = rows.flatMap(({ line, rule, proofs }) =>
    proofs
      .filter(isMissing)
      .map((proof) => `${page}:${line} (${rule}) names a test that does not exist: ${proof || 'none'}`),
  );
  return verdict(
    'conformance',
    rows.length > 0 && missing.length === 0,
    [`${rows.length} rows`, ...missing].join('\n  '),
  );
};
