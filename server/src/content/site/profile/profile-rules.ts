import type { TravelInfoForm, WebsiteForm } from '@portal/shared/contract';
import { invalidField } from '#src/platform/errors/index.ts';
import { requireSiteLink, requireText } from '#src/platform/text/index.ts';

const required = (field: string, text: string): string => {
  if (text.trim() === '') throw invalidField(field, '请填写', 'This is required');
  return text.trim();
};

/** The stored travel profile. Throws for an invalid field. */
export const writtenTravelInfo = ({ version: _version, ...form }: TravelInfoForm) => ({
  name: requireText('name', form.name),
  slogan: requireText('slogan', form.slogan),
  phone: required('phone', form.phone),
  email: form.email,
  address: requireText('address', form.address),
  hours: requireText('hours', form.hours),
  licence: required('licence', form.licence),
  facts: form.facts.map(({ title, body }, place) => ({
    title: requireText(`facts/${place}/title`, title),
    body: requireText(`facts/${place}/body`, body),
  })),
});

/** The stored website profile. Throws for an invalid field. */
export const writtenWebsite = ({ version: _version, ...form }: WebsiteForm) => ({
  siteName: requireText('siteName', form.siteName),
  copyright: requireText('copyright', form.copyright),
  icp: form.icp.trim(),
  publicSecurity: form.publicSecurity.trim(),
  sourceUrl: requireSiteLink('sourceUrl', form.sourceUrl) ?? '',
  footerLinks: form.footerLinks.map(({ title, link }, place) => ({
    title: requireText(`footerLinks/${place}/title`, title),
    link: required(`footerLinks/${place}/link`, requireSiteLink(`footerLinks/${place}/link`, link) ?? ''),
  })),
});
