/** One thing that a page tells its reader to do. */
export type Step =
  | { readonly kind: 'command'; readonly line: string }
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  | { readonly kind: 'edit'; readonly path: string; readonly before: string; readonly after: string };

const fence = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/** What people read beside a command, after `#`, is no part of it. */
const commandsOf = (text: string): Step[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'command', line }));

/** The lines without their marks: those that were there, and those that are there afterwards. */
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
 * What a page says to do, in its order: each line of a block marked `sh`, each block whose mark is followed by a path
 * as that file, each `diff PATH` as a change of it. Blocks of another shape are only read.
 */
export const readPage = (page: string): Step[] =>
  [...page.matchAll(fence)].flatMap(([, language, path, text = '']): Step[] => {
    if (language === 'sh') return commandsOf(text);
    if (!path) return [];
    return language === 'diff' ? [editOf(path, text)] : [{ kind: 'file', path, text }];
  });
