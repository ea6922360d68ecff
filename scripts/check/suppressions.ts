import { type Outcome, verdict } from './outcome.ts';
import { listSources } from './source-files.ts';

/** Number of lint suppressions. A new one needs a reason in its line and this number raised in review. */
const allowed = 12;

const suppression = /biome-ignore\s+\S+:\s*(.*)/;
const forbidden = /@ts-ignore|@ts-nocheck|\.only\(|\b(test|it|describe)\.skip\(/;

/** Every suppression has a reason, their number is limited, and no test is skipped or focused. */
export const checkSuppressions = async (): Promise<Outcome> => {
  const files = (await listSources('*.ts', '*.tsx', '*.css')).filter(
    ({ path }) => path !== 'scripts/check/suppressions.ts',
  );
  const found = files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (/biome-ignore/.test(line) ? [{ at: `${path}:${index + 1}`, line }] : [])),
  );
  const complaints = [
    ...found
      .filter(({ line }) => !suppression.exec(line)?.[1]?.trim())
      .map(({ at }) => `${at} suppresses without a reason`),
    ...files
      .filter(({ text }) => forbidden.test(text))
      .map(({ path }) => `${path} skips, singles out or silences something`),
    ...(found.length > allowed
      ? [`${found.length} suppressions, ${allowed} allowed: ${found.map(({ at }) => at).join(', ')}`]
      : []),
  ];
  return verdict(
    'suppressions',
    complaints.length === 0,
    [`${found.length} of at most ${allowed}`, ...complaints].join('\n  '),
  );
};
