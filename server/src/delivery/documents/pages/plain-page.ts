import { descriptions } from '../page-texts.ts';
import type { AskedPage, Words } from './page-words.ts';

/** Public screens that are made of what one visitor does: of no use to a search engine. */
const unlisted: ReadonlySet<string> = new Set(['search/index', 'route/compare', 'goods/cart']);

/** What every screen can say: the title of its route, and what is written for its view. */
export const describePlain = ({ target: { view = '', title, path, indexed }, site }: AskedPage): Words => {
  const description = Object.hasOwn(descriptions, view) ? descriptions[view] : undefined;
  return {
    title: site.say(title),
    description: description && site.say(description),
    address: indexed && !unlisted.has(view) ? site.url(path) : undefined,
  };
};
