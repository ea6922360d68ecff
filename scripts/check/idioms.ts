import { readFile } from 'node:fs/promises';
import { inRoot } from '../process/root.ts';
import { type Outcome, verdict } from './outcome.ts';
import { listSources, type SourceFile } from './source-files.ts';

const idioms: Readonly<Record<string, RegExp>> = {
  whoever: /\bwhoever\b/gi,
  nobody: /\b(nobody|no one)\b/gi,
  'is told': /\b(is|are|be|been|was|were|unless|when) told\b/gi,
  'tells of': /\btells? (of|from|whether)\b/gi,
  'stands for': /\bstands? for\b/gi,
  patience: /\bpatience\b/gi,
  'in one go': /\bin one go\b/gi,
  'comes by': /\b(comes?|came) by\b/gi,
  'open world': /\bopen (shop|world|market)\b/gi,
  'in lanes': /\bin lanes\b/gi,
  sweep: /\bsweep(s|ing|ers?)?\b/gi,
  'test title': /\b(test|it)\(\s*['"`](what|who|whoever|nobody|one|each)\b/gi,
};

/** The most uses of an idiom in one top-level folder. Lower them as uses are removed. */
export type Ceilings = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Uses as `path:line`, by idiom and top-level folder. Names count by their words: `tellNobody` has "nobody". */
const findIdioms = (files: readonly SourceFile[]): Map<string, Map<string, string[]>> =>
  new Map(
    Object.entries(idioms).map(([idiom, pattern]) => [
      idiom,
      Map.groupBy(
        files.flatMap(({ path, text }) => {
          const words = text.replace(/([a-z])(?=[A-Z])/g, '$1 ');
          return [...words.matchAll(pattern)].map(
            ({ index }) => `${path}:${words.slice(0, index).split('\n').length}`,
          );
        }),
        (place) => place.split('/')[0]?.split(':')[0] ?? '',
      ),
    ]),
  );

/** One sentence per idiom and folder with more uses than its ceiling; the default ceiling is 0. */
export const compareWithCeilings = (files: readonly SourceFile[], ceilings: Ceilings): string[] =>
  [...findIdioms(files)].flatMap(([idiom, folders]) =>
    [...folders]
      .filter(([folder, places]) => places.length > (ceilings[idiom]?.[folder] ?? 0))
      .map(
        ([folder, places]) =>
          `"${idiom}" is used ${places.length} times in ${folder}, ${ceilings[idiom]?.[folder] ?? 0} allowed: ${places.join(', ')}`,
      ),
  );

const isChecked = ({ path }: SourceFile): boolean => !/^scripts\/check\/idioms/.test(path);

/** Comments, names, test titles and documents use no banned idiom beyond the ceilings of `idioms.json`. */
export const checkIdioms = async (): Promise<Outcome> => {
  const ceilings = JSON.parse(await readFile(inRoot('scripts/check/idioms.json'), 'utf8')) as Ceilings;
  const files = (await listSources('*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css', '*.md')).filter(isChecked);
  const complaints = compareWithCeilings(files, ceilings);
  const uses = [...findIdioms(files).values()].flatMap((folders) => [...folders.values()].flat()).length;
  return verdict('banned idioms', complaints.length === 0, [`${uses} uses left`, ...complaints].join('\n  '));
};
