import type { TravelInfo } from '@portal/shared/contract';
import type { Site } from '../site.ts';
import { agency, type JsonLd } from './json-ld.ts';

/** The portal and its search. */
const website = (site: Site): JsonLd => ({
  '@type': 'WebSite',
  '@id': site.url('/#website'),
  name: site.name,
  url: site.url('/'),
  inLanguage: site.language,
  potentialAction: {
    '@type': 'SearchAction',
    // The braces are the placeholder of the search words, so the URL is not built by `site.url`.
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.screen('search/index')}?keywords={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

/** The agency, with the known fields only. */
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

/** The structured data of the home page: the portal and the agency. */
export const homeData = (site: Site, info: TravelInfo | undefined): JsonLd[] => [
  website(site),
  organization(site, info),
];
