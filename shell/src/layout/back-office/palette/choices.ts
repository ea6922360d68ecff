import type { Language, RouteRecord, SearchHitKind } from '@portal/shared/contract';
import { isExternal, type MenuEntry, menuEntries, titleOf } from '../../../routing/menu-tree.ts';

/** The kinds of choices; `all` opens the list of a kind. */
export type ChoiceKind = SearchHitKind | 'screen' | 'action' | 'app' | 'all';

/** A screen, record or action to open. */
export interface Choice {
  readonly kind: ChoiceKind;
  readonly title: string;
  /** A secondary text that distinguishes it. */
  readonly note: string;
  readonly path: string;
  /** What else it is found by: its title in the other language, its pinyin. */
  readonly names?: readonly string[];
}

/** The pinyin of a title, whole and as initials. */
const pinyinNames = (syllables = ''): readonly string[] =>
  syllables === ''
    ? []
    : [
        syllables.replaceAll(' ', ''),
        syllables
          .split(' ')
          .map((one) => one.charAt(0))
          .join(''),
      ];

const namesOf = ({ meta }: RouteRecord): readonly string[] => [
  ...[meta?.title, meta?.titleEn].flatMap((name) => (name ? [name] : [])),
  ...pinyinNames(meta?.titlePinyin),
];

const leafRoutesOf = (entries: readonly MenuEntry[], language: Language, above: string): readonly Choice[] =>
  entries.flatMap(({ record, path, children }) => {
    const title = titleOf(record, language);
    if (children.length > 0) return leafRoutesOf(children, language, title);
    return isExternal(path) ? [] : [{ kind: 'screen', title, note: above, path, names: namesOf(record) }];
  });

/** The screens of this login's menu. */
export const screensOf = (records: readonly RouteRecord[], language: Language): readonly Choice[] =>
  leafRoutesOf(menuEntries(records), language, '');

/** Text as it is compared: lower case, half width. */
export const normalise = (text: string): string => text.toLowerCase().normalize('NFKC');

const hasWords = ({ title, note, path, names = [] }: Choice, words: readonly string[]): boolean => {
  const text = normalise([title, note, path, ...names].join(' '));
  return words.every((word) => text.includes(word));
};

/** The choices that have every word in one of their names, note or path, those that begin with the words first. */
export const filterChoices = (choices: readonly Choice[], keywords: string): readonly Choice[] => {
  const asked = normalise(keywords).trim();
  const words = asked.split(/\s+/);
  const begins = ({ title, names = [] }: Choice): number =>
    Number(![title, ...names].some((name) => normalise(name).startsWith(asked)));
  return choices
    .filter((choice) => hasWords(choice, words))
    .toSorted((one, other) => begins(one) - begins(other));
};

/** Maximum number of recent choices. */
export const maxRecent = 8;

const isChoice = (value: unknown): value is Choice => {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, title, note, path }: Partial<Choice> = value;
  return (
    [kind, title, note, path].every((text) => typeof text === 'string') && path?.startsWith('/') === true
  );
};

/** The stored recent choices; invalid ones are dropped. */
export const readRecent = (stored: unknown): readonly Choice[] | undefined =>
  Array.isArray(stored) ? stored.filter(isChoice).slice(0, maxRecent) : undefined;

/** Adds a choice at the front, without duplicates. */
export const withRecent = (
  recent: readonly Choice[],
  { kind, title, note, path }: Choice,
): readonly Choice[] =>
  [{ kind, title, note, path }, ...recent.filter((one) => one.path !== path)].slice(0, maxRecent);
