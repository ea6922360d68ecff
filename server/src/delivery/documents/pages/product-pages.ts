import type { CallData, CallKey, ProductCard } from '@portal/shared/contract';
import type { Site } from '../site.ts';
import { breadcrumbs, type JsonLd } from '../structured/json-ld.ts';
import { goodsData, hotelData, ticketData, tourData, visaData } from '../structured/product-data.ts';
import { detailPage } from './detail-page.ts';
import type { DescribePage } from './page-metadata.ts';

interface Step {
  readonly name: string;
  readonly url: string;
}

/** The parent list of a product: tours have a screen per category, other kinds a filtered list. */
const listOf = ({ kind, category, categoryName }: ProductCard, site: Site): Step => ({
  name: site.say(categoryName),
  url: kind === 'tour' ? site.url(`/${category}`) : site.screen(`${kind}/index`, { category }),
});

const productPage = <K extends CallKey>(
  key: K,
  view: string,
  data: (product: CallData<K>, site: Site, url: string) => JsonLd[],
): DescribePage =>
  detailPage(key, 'id', (product, site) => {
    const card = product as ProductCard;
    const url = site.screen(view, { id: card.id });
    const title = site.say(card.title);
    const steps = [listOf(card, site), { name: title, url }];
    return {
      title,
      description: card.summary ? site.say(card.summary) : undefined,
      picture: card.picture,
      type: 'product',
      address: url,
      data: [...data(product, site, url), breadcrumbs(steps, site)],
    };
  });

/** The pages of single products, by view. */
export const productPages: Readonly<Record<string, DescribePage>> = {
  'route/detail': productPage('GET /api/v1/tours/:id', 'route/detail', tourData),
  'hotel/detail': productPage('GET /api/v1/hotels/:id', 'hotel/detail', hotelData),
  'ticket/detail': productPage('GET /api/v1/tickets/:id', 'ticket/detail', ticketData),
  'goods/detail': productPage('GET /api/v1/goods/:id', 'goods/detail', goodsData),
  'visa/detail': productPage('GET /api/v1/visas/:id', 'visa/detail', visaData),
};
