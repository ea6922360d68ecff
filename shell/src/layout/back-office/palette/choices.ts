import type { Language, RouteRecord, SearchHitKind } from '@portal/shared/contract';
import { isExternal, type MenuEntry, menuEntries, titleOf } from '../../../routing/menu-tree.ts';

/** A screen or record to open. */
export interface Choice {
  readonly kind: SearchHitKind | 'screen';
  readonly title: string;
  /** A secondary text that distinguishes it. */
  readonly note: string;
  readonly path: string;
}

const leafRoutesOf = (entries: readonly MenuEntry[], language: Language, above: string): readonly Choice[] =>
  entries.flatMap(({ record, path, children }) => {
    const title = titleOf(record, language);
    if (children.length > 0) return leafRoutesOf(children, language, title);
    return isExternal(path) ? [] : [{ kind: 'screen', title, note: above, path }];
  });

/** The screens of this login's menu. */
export const screensOf = (records: readonly RouteRecord[], language: Language): readonly Choice[] =>
  leafRoutesOf(menuEntries(records), language, '');

const normalise = (text: string): string => text.toLowerCase().normalize('NFKC');

/** The choices that have every word in title, note or path, those that begin with the words first. */
export const filterChoices = (choices: readonly Choice[], keywords: string): readonly Choice[] => {
  const asked = normalise(keywords).trim();
  const words = asked.split(/\s+/);
  const begins = ({ title }: Choice): number => Number(!normalise(title).startsWith(asked));
  return choices
    .filter(({ title, note, path }) => {
      const text = normalise(`${title} ${note} ${path}`);
      return words.every((word) => text.includes(word));
    })
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
export const withRecent = (recent: readonly Choice[], chosen: Choice): readonly Choice[] =>
  [chosen, ...recent.filter(({ path }) => path !== chosen.path)].slice(0, maxRecent);
