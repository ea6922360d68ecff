import type { TravelInfoForm, WebsiteForm } from '@portal/shared/contract';
import { writtenPair } from '#src/frame/fields/written-pair.ts';

/** How travellers meet the agency, as it is sent. */
export const travelInfoOf = (values: TravelInfoForm): TravelInfoForm => ({
  name: writtenPair(values.name),
  slogan: writtenPair(values.slogan),
  phone: values.phone.trim(),
  email: values.email.trim(),
  address: writtenPair(values.address),
  hours: writtenPair(values.hours),
  licence: values.licence.trim(),
  facts: values.facts.map(({ title, body }) => ({ title: writtenPair(title), body: writtenPair(body) })),
  version: values.version,
});

/** What the website itself shows, as it is sent. */
export const websiteOf = (values: WebsiteForm): WebsiteForm => ({
  siteName: writtenPair(values.siteName),
  copyright: writtenPair(values.copyright),
  icp: values.icp.trim(),
  publicSecurity: values.publicSecurity.trim(),
  sourceUrl: values.sourceUrl.trim(),
  footerLinks: values.footerLinks.map(({ title, link }) => ({
    title: writtenPair(title),
    link: link.trim(),
  })),
  version: values.version,
});

/** What a telephone number looks like; the server holds to the same. */
export const phonePattern = /^[0-9+ ()-]{5,30}$/;
