import type { ProductKind } from '@portal/shared/contract';
import { routeTable } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import { indexedViews } from '../pages/pages.ts';
import { pathOf } from '../site.ts';
import {
  listArticleSlices,
  listArticles,
  listProductSlices,
  listProducts,
  type Slice,
} from './sitemap-repository.ts';
import { type Location, writeIndex, writePages } from './sitemap-xml.ts';

interface Needs {
  readonly db: Db;
  /** The current day in Asia/Shanghai. */
  readonly today: string;
  /** The public origin, as `https://haitu.example`. */
  readonly origin: string;
}

const views: Readonly<Record<ProductKind, string>> = {
  tour: 'route/detail',
  hotel: 'hotel/detail',
  ticket: 'ticket/detail',
  goods: 'goods/detail',
  visa: 'visa/detail',
};

const about = (view: string, name: string, value: string | number): string =>
  `${pathOf(view)}?${new URLSearchParams({ [name]: String(value) })}`;

const articlePath = ({ id, kind, code }: { id: number; kind: string; code: string | null }): string => {
  if (kind === 'help') return about('help/article', 'code', code ?? '');
  if (kind === 'company') return about('about/companyinfo', 'type', code ?? '');
  return about(kind === 'news' ? 'news/detail' : 'common/detail', 'id', id);
};

const screens = ({ origin }: Needs): Location[] =>
  indexedViews.map((view) => ({ url: origin + pathOf(view) }));

const productPages = async ({ db, origin }: Needs, slice: number): Promise<Location[]> =>
  (await listProducts(db, slice)).map(({ id, kind, lastDay }) => ({
    url: origin + about(views[kind], 'id', id),
    lastDay,
  }));

const articlePages = async ({ db, origin, today }: Needs, slice: number): Promise<Location[]> =>
  (await listArticles(db, slice, today)).map(({ lastDay, ...article }) => ({
    url: origin + articlePath(article),
    lastDay,
  }));

const named = (origin: string, name: string, slices: readonly Slice[]): Location[] =>
  slices.map(({ slice, lastDay }) => ({ url: `${origin}/sitemap-${name}-${slice}.xml`, lastDay }));

/** The sitemap index: one sitemap of screens, and one for every 5,000 products and articles. */
export const writeSitemapIndex = async ({ db, origin, today }: Needs): Promise<string> => {
  const [products, articles] = await Promise.all([listProductSlices(db), listArticleSlices(db, today)]);
  return writeIndex([
    { url: `${origin}/sitemap-screens.xml` },
    ...named(origin, 'products', products),
    ...named(origin, 'articles', articles),
  ]);
};

/**
 * One sitemap by the end of its file name (`products-1.xml`), at most 5,000 URLs; undefined for an unknown
 * name.
 */
export const writeSitemap = async (needs: Needs, name: string): Promise<string | undefined> => {
  if (name === 'screens.xml') return writePages(screens(needs));
  const [, kind, slice] = /^(products|articles)-([1-9]\d{0,8})\.xml$/.exec(name) ?? [];
  if (kind === undefined) return undefined;
  const pages = await (kind === 'products' ? productPages : articlePages)(needs, Number(slice));
  return pages.length === 0 ? undefined : writePages(pages);
};

const machines = ['/api/', '/redirect/', '/login', '/personal'];

/** Disallows API calls and screens of a member's own data. */
export const writeRobots = (origin: string): string => {
  const steps = routeTable.filter(({ member, path }) => member && !path.startsWith('/personal'));
  const closed = [...machines, ...steps.map(({ path }) => path)];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
};
