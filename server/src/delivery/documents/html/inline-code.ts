import { createHash } from 'node:crypto';
import { offlineTickets } from '@portal/shared/rules';

/** Hashes of a document's own styles, as sources of its Content-Security-Policy. */
export interface StyleHashes {
  readonly elements: readonly string[];
  readonly attributes: readonly string[];
}

/** A source of a Content-Security-Policy that allows an inline script or style by its text. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The different values of `style` in HTML that React has rendered. */
const styleAttributesOf = (html: string): string[] => {
  const values = [...html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) => value);
  return [...new Set(values)].map((value) =>
    value.replace(/&[a-z0-9#]+;/g, (each) => entities[each] ?? each),
  );
};

/** Their hashes are in a header, for which proxies have a buffer of some kB. */
const maxStyleAttributes = 60;

/** HTML whose style attributes do not fit into the header of its policy. */
export const hasTooManyStyles = (html: string): boolean =>
  styleAttributesOf(html).length > maxStyleAttributes;

/** Allows the style elements of a document by their text, and the style attributes in its rendered view. */
export const hashStyles = (elements: readonly string[], html = ''): StyleHashes => ({
  elements: elements.map(hashOf),
  attributes: styleAttributesOf(html).map(hashOf),
});

/**
 * The first script of a document, before any of a release; its nonce is that of the document.
 *
 * Style elements that scripts create get the nonce. Libraries, remotes of other repositories and earlier releases
 * create them without; a script that runs could read the nonce itself.
 *
 * Trusted Types: text becomes HTML if it has no tags, such as the text of a style element, or only those of plain
 * boxes, such as the progress bar of NProgress. Scripts come from releases of the portal or of the `origins` of
 * overrides.
 */
export const guardScript = (origins: readonly string[]): string => `(() => {
  const { nonce } = document.currentScript;
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function (...args) {
    const element = createElement.apply(this, args);
    if (element.localName === 'style') element.nonce = nonce;
    return element;
  };
  const origins = ${JSON.stringify(origins).replaceAll('<', '\\u003c')};
  const isScript = ({ origin, pathname }) => origins.includes(origin) ||
    origin === location.origin && (pathname.startsWith('/assets/') || pathname === '${offlineTickets.worker}');
  window.trustedTypes?.createPolicy('default', {
    createHTML: text => text.replace(/<\\/?div(?: (?:class|role)="[^"<>]*")*>/g, '').includes('<') ? null : text,
    createScriptURL: url => isScript(new URL(url, document.baseURI)) ? url : null,
  });
})()`;
