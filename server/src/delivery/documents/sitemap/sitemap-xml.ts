import { escapeHtml } from '#src/platform/text/index.ts';

/** A URL, and the day its content last changed. */
export interface Location {
  readonly url: string;
  readonly lastDay?: string;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const written = (name: string, { url, lastDay }: Location): string =>
  `<${name}><loc>${escapeHtml(url)}</loc>${lastDay ? `<lastmod>${lastDay}</lastmod>` : ''}</${name}>\n`;

const file = (root: string, each: string, locations: readonly Location[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${locations
    .map((location) => written(each, location))
    .join('')}</${root}>\n`;

/** A sitemap of pages. */
export const writePages = (pages: readonly Location[]): string => file('urlset', 'url', pages);

/** A sitemap index. */
export const writeIndex = (sitemaps: readonly Location[]): string =>
  file('sitemapindex', 'sitemap', sitemaps);
