import { descriptions } from '../page-texts.ts';
import type { PageContext, PageMetadata } from './page-metadata.ts';

/** Public screens that are made of what one visitor does: of no use to a search engine. */
const notIndexed: ReadonlySet<string> = new Set(['search/index', 'route/compare', 'goods/cart']);

/** What every screen can say: the title of its route, and what is written for its view. */
export const describeDefault = ({
  target: { view = '', title, path, indexed },
  site,
}: PageContext): PageMetadata => {
  const description = Object.hasOwn(descriptions, view) ? descriptions[view] : undefined;
  return {
    title: site.say(title),
    description: description && site.say(description),
    address: indexed && !notIndexed.has(view) ? site.url(path) : undefined,
  };
};
