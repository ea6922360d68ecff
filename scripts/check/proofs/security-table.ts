import { readFile } from 'node:fs/promises';
import { inRoot } from '../../process/root.ts';
import { type Outcome, verdict } from '../outcome.ts';
import { listSources } from '../source-files.ts';
import { findMissingProofs, listTests, type Row, readRows, type Tests } from './proof-table.ts';

/** The requirements of OWASP ASVS 5.0.0, by level. */
type Requirements = Readonly<Record<'1' | '2' | '3', readonly string[]>>;

/** A row of the security pages: where it is, what it is about, the measure against it or the reason, and its tests. */
interface Claim {
  readonly at: string;
  readonly measure: string;
  readonly proofs: string;
}

/** A claim with its number in the page. */
interface NumberedClaim extends Claim {
  readonly id: string;
}

/** A claim with the level of its requirement. */
interface RequirementClaim extends NumberedClaim {
  readonly level: string;
}

const claimOf = (path: string, { line, cells }: Row): Claim => ({
  at: `${path}:${line} (${cells[0]})`,
  measure: cells[3] ?? '',
  proofs: cells[4] ?? '',
});

/** The claims of a page of threats: number, kind, threat, measure, test. */
export const readThreats = (path: string, text: string): NumberedClaim[] =>
  readRows(text).map((row) => ({ ...claimOf(path, row), id: row.cells[0] ?? '' }));

/** The claims of a page of requirements: id, level, words, measure, test. */
export const readRequirements = (path: string, text: string): RequirementClaim[] =>
  readRows(text).map((row) => ({
    ...claimOf(path, row),
    id: (row.cells[0] ?? '').replace('v5.0.0-', ''),
    level: row.cells[1] ?? '',
  }));

/** How many claims are met, do not apply, and are open. */
export const countClaims = (claims: readonly Claim[]): string => {
  const count = (state: string): number => claims.filter(({ proofs }) => proofs === state).length;
  const [open, foreign] = [count('open'), count('not applicable')];
  return `${claims.length - open - foreign} met, ${foreign} not applicable, ${open} open`;
};

/** One sentence for each claim without a measure or reason, and for each test that does not exist. */
export const findUnprovenClaims = (claims: readonly Claim[], tests: Tests): string[] =>
  claims.flatMap(({ at, measure, proofs }) => [
    ...(measure === '' ? [`${at} has neither measure nor reason`] : []),
    ...(['open', 'not applicable'].includes(proofs)
      ? []
      : findMissingProofs(proofs, tests).map(
          (proof) => `${at} names a test that does not exist: ${proof || 'none'}`,
        )),
  ]);

/** One sentence for each claim with the number of another one. */
export const findRepeatedIds = (claims: readonly NumberedClaim[]): string[] =>
  claims
    .filter(({ id }, index) => claims.findIndex((other) => other.id === id) !== index)
    .map(({ at }) => `${at} has two rows`);

/** One sentence for each requirement of level 1 or 2 without a row, and each row with a wrong id or level. */
export const compareWithStandard = (
  claims: readonly RequirementClaim[],
  requirements: Requirements,
): string[] => {
  const levels = new Map(
    Object.entries(requirements).flatMap(([level, ids]) => ids.map((id) => [id, level] as const)),
  );
  const found = new Set(claims.map(({ id }) => id));
  return [
    ...[...levels]
      .filter(([id, level]) => level !== '3' && !found.has(id))
      .map(([id]) => `The requirement ${id} has no row.`),
    ...claims
      .filter(({ id, level }) => levels.get(id) !== level)
      .map(({ at, level }) => `${at} is no requirement of level ${level}`),
    ...findRepeatedIds(claims),
  ];
};

/** Every requirement and threat of the security pages has a measure with an existing test, or says why it has none. */
export const checkSecurityTable = async (): Promise<Outcome> => {
  const tests = await listTests();
  const pages = await listSources('docs/security/*.md');
  const claimsOf = <T>(name: RegExp, read: (path: string, text: string) => T[]): T[] =>
    pages.filter(({ path }) => name.test(path)).flatMap(({ path, text }) => read(path, text));
  const requirements = claimsOf(/\/asvs-/, readRequirements);
  const threats = claimsOf(/\/threats\.md$/, readThreats);
  const known = JSON.parse(
    await readFile(inRoot('scripts/check/proofs/asvs-requirements.json'), 'utf8'),
  ) as Requirements;
  const complaints = [
    ...compareWithStandard(requirements, known),
    ...(threats.length === 0 ? ['docs/security/threats.md has no threats.'] : []),
    ...findRepeatedIds(threats),
    ...findUnprovenClaims([...requirements, ...threats], tests),
  ];
  return verdict(
    'security table',
    complaints.length === 0,
    [
      `${requirements.length} requirements: ${countClaims(requirements)}; ${threats.length} threats: ${countClaims(threats)}`,
      ...complaints,
    ].join('\n  '),
  );
};
