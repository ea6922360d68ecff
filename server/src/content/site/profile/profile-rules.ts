import type { TravelInfoForm, WebsiteForm } from '@portal/shared/contract';
import { invalidField } from '#src/platform/errors/index.ts';
import { writtenLink, writtenText } from '#src/platform/text/index.ts';

const required = (field: string, text: string): string => {
  if (text.trim() === '') throw invalidField(field, '请填写', 'This is required');
  return text.trim();
};

/** How travellers meet the agency, as it is kept. Throws for a field at fault. */
export const writtenTravelInfo = ({ version: _version, ...form }: TravelInfoForm) => ({
  name: writtenText('name', form.name),
  slogan: writtenText('slogan', form.slogan),
  phone: required('phone', form.phone),
  email: form.email,
  address: writtenText('address', form.address),
  hours: writtenText('hours', form.hours),
  licence: required('licence', form.licence),
  facts: form.facts.map(({ title, body }, place) => ({
    title: writtenText(`facts/${place}/title`, title),
    body: writtenText(`facts/${place}/body`, body),
  })),
});

/** What the website itself shows, as it is kept. Throws for a field at fault. */
export const writtenWebsite = ({ version: _version, ...form }: WebsiteForm) => ({
  siteName: writtenText('siteName', form.siteName),
  copyright: writtenText('copyright', form.copyright),
  icp: form.icp.trim(),
  publicSecurity: form.publicSecurity.trim(),
  sourceUrl: writtenLink('sourceUrl', form.sourceUrl) ?? '',
  footerLinks: form.footerLinks.map(({ title, link }, place) => ({
    title: writtenText(`footerLinks/${place}/title`, title),
    link: required(`footerLinks/${place}/link`, writtenLink(`footerLinks/${place}/link`, link) ?? ''),
  })),
});
