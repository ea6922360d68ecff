import type { TravelInfo } from '@portal/shared/contract';
import { homeData } from '../structured/home-data.ts';
import { articlePages } from './article-pages.ts';
import { listPages } from './list-pages.ts';
import { askFor, type Describe } from './page-words.ts';
import { describePlain } from './plain-page.ts';
import { productPages } from './product-pages.ts';

const home: Describe = async (page) => {
  const answer = await askFor('GET /api/travelInfo/getByOrgCode?orgCode={config.ORGCODE}', page);
  const info = typeof answer === 'string' ? undefined : (answer.data as TravelInfo);
  return { ...describePlain(page), title: page.site.name, data: homeData(page.site, info) };
};

const pages: Readonly<Record<string, Describe>> = {
  'home/index': home,
  ...listPages,
  ...productPages,
  ...articlePages,
};

/** How the page of a view is described; pages without words of their own by their route. */
export const describerOf = (view = ''): Describe =>
  (Object.hasOwn(pages, view) ? pages[view] : undefined) ?? (async (page) => describePlain(page));

/** The views of the screens that are of use to everybody who searches, besides those about one thing. */
export const listedViews: readonly string[] = ['home/index', ...Object.keys(listPages), 'about/contactus'];
