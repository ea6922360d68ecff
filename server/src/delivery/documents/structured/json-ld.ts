import type { ProductCard, Text } from '@portal/shared/contract';
import type { Site } from '../site.ts';

type Value = string | number | boolean | undefined | Node | readonly Value[];
interface Node {
  readonly [property: string]: Value;
}

/** A thing as schema.org describes it; what is undefined is not written. */
export interface JsonLd extends Node {
  readonly '@type': string | readonly string[];
}

/** Fen as schema.org writes a price: yuan with two decimals. */
const yuan = (fen: number): string => (fen / 100).toFixed(2);

/** Who offers it. */
export const agency = (site: Site): JsonLd => ({
  '@type': 'TravelAgency',
  name: site.name,
  url: site.url('/'),
});

/** The lowest price that can be booked now; no offer where nothing can. */
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

/** The mean of the reviews; nothing before the first. */
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

/** Names of a list as one thing each. */
export const namedNodes = (type: string, names: readonly Text[], site: Site): JsonLd[] =>
  names.map((name) => ({ '@type': type, name: site.say(name) }));

const home: Text = { zh: '首页', en: 'Home' };

/** The way from the home page to a page, itself last. */
export const breadcrumbs = (
  steps: readonly { readonly name: string; readonly url: string }[],
  site: Site,
): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: site.say(home), url: site.screen('home/index') }, ...steps].map(
    ({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url }),
  ),
});
