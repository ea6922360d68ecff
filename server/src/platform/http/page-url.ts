/** Paths without pages: anything unknown below them is a plain 404. */
const notPages = /^\/(api|assets|artwork|files|healthz|readyz|metrics)(\/|$|\?)/i;

/** Whether a URL is for people rather than for machines. */
export const isPage = (url: string): boolean => !notPages.test(url);

const isReadable = (url: string): boolean => {
  try {
    decodeURI(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
};

/**
 * The URL to serve: a page with malformed percent-encoding (`/%zz`) is mapped to one that does not exist, as
 * the router would reject it without a page.
 */
export const answeredUrl = ({ url = '/' }: { readonly url?: string }): string =>
  isReadable(url) || !isPage(url) ? url : '/404';
