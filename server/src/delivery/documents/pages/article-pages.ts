import type { AgencyPage, Block, Text } from '@portal/shared/contract';
import type { Site } from '../site.ts';
import { agencyPageData, newsData } from '../structured/article-data.ts';
import { breadcrumbs } from '../structured/json-ld.ts';
import { detailPage } from './detail-page.ts';
import type { DescribePage, PageMetadata } from './page-metadata.ts';

const words = {
  news: { zh: '新闻资讯', en: 'News' },
  about: { zh: '关于我们', en: 'About us' },
  help: { zh: '帮助中心', en: 'Help centre' },
} satisfies Record<string, Text>;

const firstText = (body: readonly Block[]): Text | undefined =>
  body.find((block) => block.kind === 'text')?.text;

const describeAgencyPage = (
  page: Pick<AgencyPage, 'title' | 'body'>,
  site: Site,
  url: string,
): PageMetadata => {
  const title = site.say(page.title);
  const text = firstText(page.body);
  return { title, description: text && site.say(text), type: 'article', address: url };
};

const news = detailPage('GET /api/v1/news/:id', 'id', (item, site) => {
  const url = site.screen('news/detail', { id: item.id });
  const title = site.say(item.title);
  const steps = [
    { name: site.say(words.news), url: site.screen('about/news-list') },
    { name: title, url },
  ];
  return {
    title,
    description: site.say(item.summary) || undefined,
    picture: item.picture || undefined,
    type: 'article',
    address: url,
    data: [newsData(item, site, url), breadcrumbs(steps, site)],
  };
});

const statement = detailPage('GET /api/v1/statements/:id', 'id', (page, site) => {
  const url = site.screen('common/detail', { id: page.id });
  const described = describeAgencyPage(page, site, url);
  const crumbs = breadcrumbs([{ name: described.title, url }], site);
  return { ...described, data: [agencyPageData('WebPage', page, site, url), crumbs] };
});

const company = detailPage(
  'GET /api/v1/company/:code',
  'type',
  (page, site) => {
    const url = site.screen('about/companyinfo', { type: page.code });
    const described = describeAgencyPage(page, site, url);
    const steps = [
      { name: site.say(words.about), url: site.screen('about/companyinfo', { type: 'introduction' }) },
      { name: described.title, url },
    ];
    return {
      ...described,
      data: [agencyPageData('AboutPage', page, site, url), breadcrumbs(steps, site)],
    };
  },
  'introduction',
);

const help = detailPage('GET /api/v1/help/:code', 'code', (article, site) => {
  const url = site.screen('help/article', { code: article.code });
  const described = describeAgencyPage(article, site, url);
  const steps = [
    { name: site.say(words.help), url: site.screen('help/index') },
    { name: described.title, url },
  ];
  return { ...described, data: [agencyPageData('WebPage', article, site, url), breadcrumbs(steps, site)] };
});

/** The pages of single articles, by view. */
export const articlePages: Readonly<Record<string, DescribePage>> = {
  'news/detail': news,
  'common/detail': statement,
  'about/companyinfo': company,
  'help/article': help,
};
