import type { MenuOption } from '@portal/shared/contract';

const below = ({ children = [] }: MenuOption): MenuOption[] =>
  children.flatMap((child) => [child, ...below(child)]);

const withBelow = (option: MenuOption): MenuOption[] => [option, ...below(option)];

const idOf = ({ value }: MenuOption): number => Number(value);

/** What the tree shows: `checked` where all below is granted too, `half` where only a part is. */
export interface GrantMarks {
  readonly checked: readonly number[];
  readonly half: readonly number[];
}

/**
 * The marks of what is granted. What is stored is both, so a page without any of its buttons, and a page that got a new
 * button later, are half-checked and stay granted through any number of openings and savings.
 */
export const grantMarks = (options: readonly MenuOption[], granted: ReadonlySet<number>): GrantMarks => {
  const own = options.flatMap(withBelow).filter((option) => granted.has(idOf(option)));
  const isWhole = (option: MenuOption) => below(option).every((child) => granted.has(idOf(child)));
  return {
    checked: own.filter(isWhole).map(idOf),
    half: own.filter((option) => !isWhole(option)).map(idOf),
  };
};

/** The way to a line, from the top, without itself; undefined when it is not in the tree. */
const wayTo = (options: readonly MenuOption[], id: number): readonly MenuOption[] | undefined => {
  for (const option of options) {
    if (idOf(option) === id) return [];
    const inside = wayTo(option.children ?? [], id);
    if (inside) return [option, ...inside];
  }
  return undefined;
};

/** Folders go with the last thing in them; a page may be granted without its buttons. */
const withoutEmptyFolders = (way: readonly MenuOption[], granted: ReadonlySet<number>): Set<number> => {
  const left = new Set(granted);
  for (const option of way.toReversed())
    if (option.type === 'CATALOG' && !below(option).some((child) => left.has(idOf(child))))
      left.delete(idOf(option));
  return left;
};

/**
 * What is granted after a click on a line: all of it that may be given and the way to it, or, where all that was granted
 * already, nothing of it any more. What is not one's own to give is neither added nor taken.
 */
export const toggleGrant = (
  options: readonly MenuOption[],
  granted: ReadonlySet<number>,
  id: number,
): ReadonlySet<number> => {
  const line = options.flatMap(withBelow).find((option) => idOf(option) === id);
  const way = wayTo(options, id);
  if (!line || !way) return granted;
  const mine = withBelow(line)
    .filter(({ disabled }) => !disabled)
    .map(idOf);
  if (mine.every((one) => granted.has(one)))
    return withoutEmptyFolders(way, new Set([...granted].filter((one) => !mine.includes(one))));
  return new Set([...granted, ...mine, ...way.map(idOf)]);
};

/** The lines that have others below them. */
export const branchKeys = (options: readonly MenuOption[]): number[] =>
  options
    .flatMap(withBelow)
    .filter(({ children }) => children)
    .map(idOf);

/** Whether a node or a descendant matches the words. */
const says = (option: MenuOption, words: string): boolean =>
  withBelow(option).some(({ label }) => label.toLowerCase().includes(words));

/** A line of the tree as it is drawn. `partial`: some of what is below it is hidden, so it is not clicked as a whole. */
export interface ShownOption extends MenuOption {
  partial?: true;
  children?: ShownOption[];
}

/** The nodes that match the words, with ancestors and descendants; all nodes without words. */
export const matchingOptions = (options: readonly MenuOption[], words: string): ShownOption[] => {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [...options];
  return options
    .filter((option) => says(option, wanted))
    .map((option) => {
      if (option.label.toLowerCase().includes(wanted) || !option.children) return option;
      return { ...option, partial: true, children: matchingOptions(option.children, words) };
    });
};
