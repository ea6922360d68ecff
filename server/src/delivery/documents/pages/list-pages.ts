import { type CallData, contract, type Text } from '@portal/shared/contract';
import { breadcrumbs, type JsonLd } from '../structured/json-ld.ts';
import { describeDefault } from './default-page.ts';
import { type DescribePage, fetchPageData, type PageContext, type PageMetadata } from './page-metadata.ts';

interface Category {
  readonly value: string;
  readonly label: Text;
}

type Categories = (page: PageContext) => Promise<readonly Category[] | 'late'>;

const filterNames: readonly string[] = Object.keys(contract['GET /api/v1/hotels'].query.properties).filter(
  (name) => !['category', 'pageNum'].includes(name),
);

const isFiltered = ({ target: { query } }: PageContext, more: readonly string[]): boolean =>
  [...filterNames, ...more].some((name) => query.get(name));

/** The page number of a list; 1 for an invalid one. */
const pageOf = ({ target: { query } }: PageContext): number => {
  const asked = query.get('pageNum') ?? '';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
};

const onPage = (title: string, page: number, { site }: PageContext): string =>
  page === 1 ? title : `${title}${site.say({ zh: `（第 ${page} 页）`, en: ` (page ${page})` })}`;

const wordsOf = (page: PageContext, category: Category | undefined, indexed: boolean): PageMetadata => {
  const { site, target } = page;
  const list = { name: site.say(target.title), url: site.url(target.path) };
  const number = pageOf(page);
  const query = { category: category?.value, pageNum: number === 1 ? undefined : number };
  const narrowed = category && {
    name: site.say(category.label),
    url: site.url(target.path, { category: category.value }),
  };
  const data: JsonLd = breadcrumbs(narrowed ? [list, narrowed] : [list], site);
  const name = narrowed ? `${narrowed.name} · ${list.name}` : list.name;
  return {
    ...describeDefault(page),
    title: onPage(name, number, page),
    address: indexed ? site.url(target.path, query) : undefined,
    data: [data],
  };
};

/**
 * A list: its pages are indexed, and with `categories` those of each existing category; lists with other
 * filters are noindex.
 */
const listPage =
  (categories?: Categories): DescribePage =>
  async (page) => {
    const asked = page.target.query.get('category');
    if (!asked || !categories) return wordsOf(page, undefined, !isFiltered(page, ['category']));
    const known = await categories(page);
    const named: Category = { value: asked, label: { zh: asked } };
    const category = known === 'late' ? named : known.find(({ value }) => value === asked);
    return wordsOf(page, category, category !== undefined && !isFiltered(page, []));
  };

const facetsOf =
  (segment: string): Categories =>
  async (page) => {
    const answer = await fetchPageData(`GET /api/v1/${segment}/facets`, page);
    if (answer === 'late') return 'late';
    return answer === 'missing' ? [] : (answer.data as CallData<'GET /api/v1/hotels/facets'>).category;
  };

const newsCategories: Categories = async (page) => {
  const answer = await fetchPageData(
    'GET /api/v1/news?category={query.category}&pageNum={query.pageNum}&pageSize=10',
    page,
  );
  if (answer === 'late') return 'late';
  return answer === 'missing' ? [] : (answer.data as CallData<'GET /api/v1/news'>).categories;
};

/** The lists, by view. */
export const listPages: Readonly<Record<string, DescribePage>> = {
  'domestic/index': listPage(),
  'local/index': listPage(),
  'party-building/index': listPage(),
  'learning/index': listPage(),
  'abroad/index': listPage(),
  'vicinity/index': listPage(),
  'route/index': listPage(),
  'hotel/index': listPage(facetsOf('hotels')),
  'ticket/index': listPage(facetsOf('tickets')),
  'goods/index': listPage(facetsOf('goods')),
  'visa/index': listPage(facetsOf('visas')),
  'about/news-list': listPage(newsCategories),
  'help/index': listPage(),
};
