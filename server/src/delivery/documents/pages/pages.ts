import type { TravelInfo } from '@portal/shared/contract';
import { homeData } from '../structured/home-data.ts';
import { articlePages } from './article-pages.ts';
import { describeDefault } from './default-page.ts';
import { listPages } from './list-pages.ts';
import { type DescribePage, fetchPageData } from './page-metadata.ts';
import { productPages } from './product-pages.ts';

const home: DescribePage = async (page) => {
  const answer = await fetchPageData('GET /api/travelInfo/getByOrgCode?orgCode={config.ORGCODE}', page);
  const info = typeof answer === 'string' ? undefined : (answer.data as TravelInfo);
  return { ...describeDefault(page), title: page.site.name, data: homeData(page.site, info) };
};

const pages: Readonly<Record<string, DescribePage>> = {
  'home/index': home,
  ...listPages,
  ...productPages,
  ...articlePages,
};

/** The description of a view's page; views without one use their route's. */
export const describerOf = (view = ''): DescribePage =>
  (Object.hasOwn(pages, view) ? pages[view] : undefined) ?? (async (page) => describeDefault(page));

/** The indexed views, without those about a single subject. */
export const indexedViews: readonly string[] = ['home/index', ...Object.keys(listPages), 'about/contactus'];
