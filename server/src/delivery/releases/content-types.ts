const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

const extension = (path: string): string => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/**
 * The content type of a release's file, by its extension; undefined for extensions that releases cannot have.
 */
export const contentTypeOf = (path: string): string | undefined =>
  Object.hasOwn(types, extension(path)) ? types[extension(path)] : undefined;

/** Whether to compress: images and fonts are compressed already. */
export const isCompressible = (path: string): boolean => /^(js|css|json|map|txt|svg)$/.test(extension(path));
