import path from 'node:path';
import { findImporters } from './importers.ts';
import { type Outcome, verdict } from './outcome.ts';
import { listSources, type SourceFile } from './source-files.ts';

/** Ceilings: `small` and `crowded` count what is left to mend and only fall. */
const ceilings = { lines: 250, small: 30, crowded: 0 };
const smallFile = 15;
const crowdedFolder = 20;

const isTest = (file: string): boolean =>
  /\.(test|fixture)\.tsx?$|^e2e\/|\/testing\/|^server\/test\//.test(file);

const lines = ({ text }: SourceFile): number => text.split('\n').length - 1;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** Files of a few lines that a single other file imports: most belong into it. */
const listSmall = (code: readonly SourceFile[]): string[] => {
  const importers = findImporters(code);
  return code
    .filter((file) => lines(file) <= smallFile && importers.get(file.path)?.size === 1)
    .map((file) => file.path);
};

/** Folders with more source files than a reader takes in. */
const listCrowded = (code: readonly SourceFile[]): string[] =>
  [...Map.groupBy(code, (file) => path.posix.dirname(file.path))]
    .filter(([, files]) => files.length > crowdedFolder)
    .map(([folder, files]) => `${folder} has ${files.length} files`);

const describeLines = (files: readonly SourceFile[]): string => {
  const sorted = files.map(lines).sort((a, b) => a - b);
  return `lines median ${quantile(sorted, 0.5)}, p90 ${quantile(sorted, 0.9)}, longest ${sorted.at(-1)}`;
};

/** No file is longer than 250 lines; the other figures are printed so that growth is seen, and some only fall. */
export const checkSizes = async (): Promise<Outcome> => {
  const files = (await listSources('*.ts', '*.tsx', '*.css')).filter((file) => !isTest(file.path));
  const code = files.filter((file) => /\.tsx?$/.test(file.path));
  const tooLong = files
    .filter((file) => lines(file) > ceilings.lines)
    .map((file) => `${file.path} is too long`);
  const [small, crowded] = [listSmall(code), listCrowded(code)];
  const figures = [
    `${files.length} files, ${describeLines(files)}`,
    `${code.reduce((sum, file) => sum + lines(file), 0)} lines of TypeScript outside tests`,
    `${small.length} of at most ${ceilings.small} files up to ${smallFile} lines with one importer`,
    `${crowded.length} of at most ${ceilings.crowded} folders with more than ${crowdedFolder} files`,
  ].join('; ');
  const faults = [
    ...tooLong,
    ...(small.length > ceilings.small ? small : []),
    ...(crowded.length > ceilings.crowded ? crowded : []),
  ];
  return verdict('sizes', faults.length === 0, [figures, ...faults].join('\n  '));
};
