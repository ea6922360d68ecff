import { readFile } from 'node:fs/promises';
import { inRoot } from '../../process/root.ts';
import { type Outcome, verdict } from '../outcome.ts';
import { findMissingProofs, listTests, readRows } from './proof-table.ts';

const page = 'docs/conformance.md';

/** Every row of the conformance page names tests, and each named test exists in its file. */
export const checkConformance = async (): Promise<Outcome> => {
  const rows = readRows(await readFile(inRoot(page), 'utf8').catch(() => ''));
  const tests = await listTests();
  const missing = rows.flatMap(({ line, cells: [, rule = '', proofs = ''] }) =>
    findMissingProofs(proofs, tests).map(
      (proof) => `${page}:${line} (${rule}) names a test that does not exist: ${proof || 'none'}`,
    ),
  );
  return verdict(
    'conformance',
    rows.length > 0 && missing.length === 0,
    [`${rows.length} rows`, ...missing].join('\n  '),
  );
};
