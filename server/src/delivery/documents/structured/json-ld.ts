import type { ProductCard, Text } from '@portal/shared/contract';
import type { Site } from '../site.ts';

type Value = string | number | boolean | undefined | Node | readonly Value[];
interface Node {
  readonly [property: string]: Value;
}

/** A schema.org node; undefined properties are omitted. */
export interface JsonLd extends Node {
  readonly '@type': string | readonly string[];
}

/** Fen as a schema.org price: yuan with two decimals. */
const yuan = (fen: number): string => (fen / 100).toFixed(2);

/** The agency as seller or provider. */
export const agency = (site: Site): JsonLd => ({
  '@type': 'TravelAgency',
  name: site.name,
  url: site.url('/'),
});

/** The lowest bookable price; no offer without one. */
export const offer = ({ fromPrice }: ProductCard, site: Site, url: string): JsonLd | undefined =>
  fromPrice === null
    ? undefined
    : {
        '@type': 'Offer',
        price: yuan(fromPrice),
        priceCurrency: 'CNY',
        availability: 'https://schema.org/InStock',
        url,
        seller: agency(site),
      };

/** The average rating; undefined without reviews. */
export const aggregateRating = ({ rating, reviewCount }: ProductCard): JsonLd | undefined =>
  rating === null || reviewCount === 0
    ? undefined
    : {
        '@type': 'AggregateRating',
        ratingValue: (rating / 10).toFixed(1),
        reviewCount,
        bestRating: 5,
        worstRating: 1,
      };

/** One node per name. */
export const namedNodes = (type: string, names: readonly Text[], site: Site): JsonLd[] =>
  names.map((name) => ({ '@type': type, name: site.say(name) }));

const home: Text = { zh: '首页', en: 'Home' };

/** The breadcrumbs from the home page to a page, which is the last. */
export const breadcrumbs = (
  steps: readonly { readonly name: string; readonly url: string }[],
  site: Site,
): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: site.say(home), url: site.screen('home/index') }, ...steps].map(
    ({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url }),
  ),
});
