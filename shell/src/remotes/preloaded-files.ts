import type { LiveRelease } from '@portal/shared/contract';

/** Style sheets that the document loads, by URL. */
const preloadedStyles = new Map<string, Promise<void>>();

const addressOf = (path: string): string => new URL(path, document.baseURI).href;

/**
 * The document starts the files of its view by tags of its own. webpack looks for such tags before it makes others:
 * a style, also one that the document contains, is to be found by its full address, and whatever failed must not be found at all, or the load would wait
 * for it for good. Scripts that are still on their way run all the same.
 */
export function adoptPreloadedFiles(): void {
  for (const tag of document.querySelectorAll<HTMLElement>('[data-view-file]')) {
    if (tag instanceof HTMLStyleElement) tag.dataset.href = addressOf(`${tag.dataset.href}`);
    else if (!(tag instanceof HTMLLinkElement) || hasFailed(tag)) tag.remove();
    else adoptStyle(tag);
  }
}

/**
 * Resolves when the view's styles of the document have loaded. Rejects when one has failed, also earlier:
 * webpack may have relied on it by then.
 */
export async function preloadedStylesOf(release: LiveRelease, view: string): Promise<void> {
  const { css = [] } = release.views[view] ?? {};
  await Promise.all(css.map((file) => preloadedStyles.get(addressOf(release.base + file))));
}

/**
 * Forgets the style sheets of a release; webpack looks for `data-href` first and finds them no more. The tags stay:
 * they style mounted views.
 */
export function forgetPreloadedStyles({ base }: LiveRelease): void {
  const href = addressOf(base);
  for (const address of preloadedStyles.keys()) if (address.startsWith(href)) preloadedStyles.delete(address);
  for (const tag of document.querySelectorAll<HTMLElement>('link[rel=stylesheet], style[data-href]'))
    if ((tag.dataset.href ?? (tag as HTMLLinkElement).href).startsWith(href)) tag.dataset.href = 'forgotten';
}

/**
 * A style starts with `media="print"`, because a hanging one would block all scripts; it is enabled once
 * loaded.
 */
function adoptStyle(link: HTMLLinkElement): void {
  link.dataset.href = link.href;
  const count = () => {
    link.media = 'all';
  };
  if (link.sheet) {
    count();
    return;
  }
  const come = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve(count()));
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${link.href} could not be loaded, or its integrity is broken.`));
    });
  });
  // No unhandled rejection when nothing awaits it.
  come.catch(() => undefined);
  preloadedStyles.set(link.href, come);
}

/** Whether it was fetched without a complete style sheet. */
function hasFailed({ sheet, href }: HTMLLinkElement): boolean {
  if (sheet) return !isComplete(sheet);
  return performance.getEntriesByName(href, 'resource').length > 0;
}

/**
 * After a 404 a style sheet is empty; after a network error it is not readable. A sheet with an `@import` is
 * readable before the imported one has loaded, which only the load event shows.
 */
function isComplete(sheet: CSSStyleSheet): boolean {
  try {
    const rules = [...sheet.cssRules];
    return rules.length > 0 && !rules.some((rule) => rule instanceof CSSImportRule);
  } catch {
    return false;
  }
}
