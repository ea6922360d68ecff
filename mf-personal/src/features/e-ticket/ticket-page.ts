/** What a page of tickets says around them. */
export interface TicketPageWords {
  readonly title: string;
  readonly note: string;
  /** What leads to the order, and where that is. */
  readonly open: string;
  readonly address: string;
  readonly language: string;
}

/** The style of the page, which its policy allows by hash. */
export const ticketPageStyle = `
body { max-width: 640px; margin: 0 auto; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color: #14202b; background: #fff; }
h1 { font-size: 22px; margin: 0 0 4px; }
p { margin: 0; }
ul { list-style: none; margin: 16px 0; padding: 0; }
li { display: flex; flex-wrap: wrap; gap: 16px; align-items: center; padding: 16px; margin-bottom: 16px; border: 1px solid #c9d3dc; border-radius: 12px; }
li > :first-child { flex: 0 0 200px; }
li > :last-child { flex: 1 1 200px; }
svg { display: block; width: 200px; }
a { color: #0b4f8a; }
@media print { li { break-inside: avoid; } a { display: none; } }
`;

/** Its classes are not on the page, and its policy refuses style attributes. */
const bare = (list: Element): Element => {
  const copy = list.cloneNode(true) as Element;
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    element.removeAttribute('class');
    element.removeAttribute('style');
  }
  return copy;
};

/** A page of its own with the tickets that are shown: no script, nothing to be fetched, so it opens anywhere. */
export const ticketPage = (list: Element, words: TicketPageWords): string => {
  const page = document.implementation.createHTMLDocument(words.title);
  const add = (parent: Element, tag: string, values: object) =>
    parent.append(Object.assign(page.createElement(tag), values));
  page.documentElement.lang = words.language;
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  page.head.prepend(charset);
  add(page.head, 'meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' });
  add(page.head, 'style', { textContent: ticketPageStyle });
  add(page.body, 'h1', { textContent: words.title });
  add(page.body, 'p', { textContent: words.note });
  page.body.append(bare(list));
  add(page.body, 'a', { textContent: words.open, href: words.address });
  return `<!doctype html>${page.documentElement.outerHTML}`;
};
