import type { AgencyPage, News } from '@portal/shared/contract';
import type { Site } from '../site.ts';
import { agency, type JsonLd } from './json-ld.ts';

/** A news item; the agency is its publisher, whatever the author. */
export const newsData = (news: News, site: Site, url: string): JsonLd => ({
  '@type': 'NewsArticle',
  '@id': url,
  headline: site.say(news.title),
  description: site.say(news.summary) || undefined,
  image: news.picture ? [site.url(news.picture)] : undefined,
  articleSection: site.say(news.category) || undefined,
  datePublished: news.day,
  inLanguage: site.language,
  mainEntityOfPage: url,
  author: { '@type': 'Organization', name: site.say(news.source) || site.name },
  publisher: agency(site),
});

/** A page of the agency's own text. */
export const agencyPageData = (
  type: 'WebPage' | 'AboutPage',
  page: Pick<AgencyPage, 'title' | 'day'>,
  site: Site,
  url: string,
): JsonLd => ({
  '@type': type,
  '@id': url,
  url,
  name: site.say(page.title),
  dateModified: page.day,
  inLanguage: site.language,
  publisher: agency(site),
});
