import type { TravelInfo } from '@portal/shared/contract';
import type { Site } from '../site.ts';
import { agency, type JsonLd } from './json-ld.ts';

/** The portal, and how to search it. */
const website = (site: Site): JsonLd => ({
  '@type': 'WebSite',
  '@id': site.url('/#website'),
  name: site.name,
  url: site.url('/'),
  inLanguage: site.language,
  potentialAction: {
    '@type': 'SearchAction',
    // The braces are the place for the words, so the address is not built as others are.
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.screen('search/index')}?keywords={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

/** The agency: as much as is known of it. */
const organization = (site: Site, info: TravelInfo | undefined): JsonLd => ({
  ...agency(site),
  '@type': ['Organization', 'TravelAgency'],
  '@id': site.url('/#agency'),
  logo: site.url('/favicon.svg'),
  ...(info && {
    name: site.say(info.name),
    slogan: site.say(info.slogan),
    telephone: info.phone,
    email: info.email,
    address: site.say(info.address),
  }),
});

/** What the home page tells of the portal and of who stands behind it. */
export const homeData = (site: Site, info: TravelInfo | undefined): JsonLd[] => [
  website(site),
  organization(site, info),
];
