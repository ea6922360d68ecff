import type { TravelInfoForm, WebsiteForm } from '@portal/shared/contract';
import { trimPair } from '#src/form/fields/text-pair-value.ts';

/** How travellers meet the agency, as it is sent. */
export const travelInfoOf = (values: TravelInfoForm): TravelInfoForm => ({
  name: trimPair(values.name),
  slogan: trimPair(values.slogan),
  phone: values.phone.trim(),
  email: values.email.trim(),
  address: trimPair(values.address),
  hours: trimPair(values.hours),
  licence: values.licence.trim(),
  facts: values.facts.map(({ title, body }) => ({ title: trimPair(title), body: trimPair(body) })),
  version: values.version,
});

/** What the website itself shows, as it is sent. */
export const websiteOf = (values: WebsiteForm): WebsiteForm => ({
  siteName: trimPair(values.siteName),
  copyright: trimPair(values.copyright),
  icp: values.icp.trim(),
  publicSecurity: values.publicSecurity.trim(),
  sourceUrl: values.sourceUrl.trim(),
  footerLinks: values.footerLinks.map(({ title, link }) => ({
    title: trimPair(title),
    link: link.trim(),
  })),
  version: values.version,
});

/** What a telephone number looks like; the server holds to the same. */
export const phonePattern = /^[0-9+ ()-]{5,30}$/;
