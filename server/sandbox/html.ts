/** Trusted HTML. */
export interface Markup {
  readonly markup: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const toMarkup = (value: string | Markup | undefined): string => {
  if (value === undefined) return '';
  return typeof value === 'string'
    ? value.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
    : value.markup;
};

/** An HTML template tag: escapes strings, inserts markup as it is, omits undefined. */
export function html(parts: TemplateStringsArray, ...values: (string | Markup | undefined)[]): Markup {
  return { markup: parts.reduce((text, part, index) => text + toMarkup(values[index - 1]) + part) };
}

/** Marks our own text (a style sheet, a script) as HTML. Never pass user input. */
export const trusted = (markup: string): Markup => ({ markup });
