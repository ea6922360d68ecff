import type { ServiceHours, TravelInfoForm, WebsiteForm } from '@portal/shared/contract';
import { openingFault } from '@portal/shared/rules';
import { invalidField } from '#src/platform/errors/index.ts';
import { requireSiteLink, requireText } from '#src/platform/text/index.ts';

const required = (field: string, text: string): string => {
  if (text.trim() === '') throw invalidField(field, '请填写', 'This is required');
  return text.trim();
};

const writtenHours = (hours: readonly ServiceHours[]): readonly ServiceHours[] => {
  const fault = openingFault(hours);
  const field = fault && `openingHours/${fault.line}/${fault.field}`;
  if (field && fault.code === 'order')
    throw invalidField(field, '结束时间须晚于开始时间', 'The end must be after the start');
  if (field) throw invalidField(field, '与前面的时段重叠', 'These hours overlap with earlier ones');
  return hours.map(({ days, from, to }) => ({ days: days.toSorted((a, b) => a - b), from, to }));
};

/** The stored travel profile. Throws for an invalid field. */
export const writtenTravelInfo = ({ version: _version, ...form }: TravelInfoForm) => ({
  name: requireText('name', form.name),
  slogan: requireText('slogan', form.slogan),
  phone: required('phone', form.phone),
  email: form.email,
  address: requireText('address', form.address),
  hours: requireText('hours', form.hours),
  openingHours: writtenHours(form.openingHours ?? []),
  wechat: form.wechat?.trim() ?? '',
  wechatPicture: form.wechatPicture ?? null,
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
