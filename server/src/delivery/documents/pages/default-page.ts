import { descriptions } from '../page-texts.ts';
import type { PageContext, PageMetadata } from './page-metadata.ts';

/** Public screens with the visitor's own data, of no use to search engines. */
const notIndexed: ReadonlySet<string> = new Set(['search/index', 'route/compare', 'goods/cart']);

/** The default description: the route's title and the view's description. */
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
