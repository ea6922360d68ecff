/** Text that is HTML already. */
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

/** Builds HTML: plain text put in is escaped, markup is taken as it is, undefined leaves nothing. */
export function html(parts: TemplateStringsArray, ...values: (string | Markup | undefined)[]): Markup {
  return { markup: parts.reduce((text, part, index) => text + toMarkup(values[index - 1]) + part) };
}

/** Takes our own text (a style sheet, a script) as markup. Never give it a visitor's text. */
export const trusted = (markup: string): Markup => ({ markup });
