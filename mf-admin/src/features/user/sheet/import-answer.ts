export interface ImportAnswer {
  /** The server's own first line: how many succeeded and failed. */
  readonly summary: string;
  /** Undefined when the first line does not say. */
  readonly succeeded?: number;
  readonly failed?: number;
  /** One line a failed row, with its reasons. */
  readonly reasons: readonly string[];
}

const marks: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Text of what was written for HTML. The result is text: it is shown as such, and never as HTML again. */
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, mark: string) => marks[mark] ?? '');

/** Reads the import call's answer: counts, then a reason a row, joined by `<br/>` and escaped for HTML. */
export const readImportAnswer = (answer: string): ImportAnswer => {
  const lines = answer
    .split(/<br\s*\/?>/i)
    .map((line) => unescaped(line).trim())
    .filter((line) => line !== '');
  const [summary = '', ...reasons] = lines;
  const [succeeded, failed] = [...summary.matchAll(/\d+/g)].map(Number);
  return { summary, succeeded, failed, reasons };
};

const maxBytes = 10 * 1024 * 1024;

/** Why a file cannot be imported; undefined when it can be tried. */
export const sheetFault = ({ name, size }: Pick<File, 'name' | 'size'>) => {
  if (!/\.xlsx$/i.test(name)) return 'notASheet' as const;
  if (size === 0) return 'empty' as const;
  return size > maxBytes ? ('tooLarge' as const) : undefined;
};
