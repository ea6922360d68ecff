import { type Outcome, verdict } from './outcome.ts';
import { listSources } from './source-files.ts';

/** How many lint suppressions the code has. A new one needs its reason in the line and this number raised in review. */
const allowed = 12;

const suppression = /biome-ignore\s+\S+:\s*(.*)/;
const forbidden = /@ts-ignore|@ts-nocheck|\.only\(|\b(test|it|describe)\.skip\(/;

/** Every suppression carries a reason, their number is bounded, and nothing is skipped or left to run alone. */
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
