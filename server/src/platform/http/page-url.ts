/** Paths of machines: what is not found below them is not a page. */
const notPages = /^\/(api|assets|artwork|files|healthz|readyz|metrics)(\/|$|\?)/i;

/** Whether an address belongs to people rather than to machines. */
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
 * The address a request is answered for: a page whose percent-encoding is broken (`/%zz`) is one that does not exist,
 * which the router would refuse before anybody could say so.
 */
export const answeredUrl = ({ url = '/' }: { readonly url?: string }): string =>
  isReadable(url) || !isPage(url) ? url : '/404';
