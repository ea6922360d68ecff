/** One instruction of a page. */
export type Step =
  | { readonly kind: 'command'; readonly line: string }
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  | { readonly kind: 'edit'; readonly path: string; readonly before: string; readonly after: string };

const fence = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/** A comment after `#` is not part of the command. */
const commandsOf = (text: string): Step[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'command', line }));

/** Splits a diff into the lines before and the lines after the change. */
const editOf = (path: string, text: string): Step => {
  const without = (mark: '+' | '-') =>
    text
      .split('\n')
      .filter((line) => !line.startsWith(mark))
      .map((line) => line.slice(1))
      .join('\n');
  return { kind: 'edit', path, before: without('+'), after: without('-') };
};

/**
 * Parses a page into steps, in order: each line of an `sh` block is a command, a block with a path is that
 * file, and `diff PATH` is a change of it. Other blocks are ignored.
 */
export const readPage = (page: string): Step[] =>
  [...page.matchAll(fence)].flatMap(([, language, path, text = '']): Step[] => {
    if (language === 'sh') return commandsOf(text);
    if (!path) return [];
    return language === 'diff' ? [editOf(path, text)] : [{ kind: 'file', path, text }];
  });

/** The chapter under this heading, up to the next heading of its level or above. Throws if there is none. */
export const chapterOf = (page: string, heading: string): string => {
  const lines = page.split('\n');
  const start = lines.indexOf(heading);
  if (start < 0) throw new Error(`the page has no heading "${heading}"`);
  const level = heading.indexOf(' ');
  const ends = (line: string): boolean => /^#+ /.test(line) && line.indexOf(' ') <= level;
  const length = lines.slice(start + 1).findIndex(ends);
  return lines.slice(start, length < 0 ? undefined : start + 1 + length).join('\n');
};
