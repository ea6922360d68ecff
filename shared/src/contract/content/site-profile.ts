import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { nullable, Version } from '../base/fields.ts';
import { ServiceHours } from './site.ts';
import { SitePicture, written } from './site-fields.ts';

const line = (most: number) => Type.String({ minLength: 1, maxLength: most });

/** The editable profile of the agency, shown by {@link TravelInfo}. */
export const TravelInfoForm = Type.Object({
  name: written(40),
  slogan: written(60),
  phone: Type.String({ pattern: '^[0-9+ ()-]{5,30}$' }),
  email: Type.String({ format: 'email', maxLength: 100 }),
  address: written(120),
  hours: written(80),
  openingHours: Type.Optional(Type.Array(ServiceHours, { maxItems: 7 })),
  wechat: Type.Optional(Type.String({ maxLength: 40 })),
  wechatPicture: Type.Optional(nullable(SitePicture)),
  licence: line(40),
  facts: Type.Array(Type.Object({ title: written(20), body: written(120) }), { maxItems: 8 }),
  version: Version,
});
export type TravelInfoForm = Static<typeof TravelInfoForm>;

/** The editable settings of the website, shown by {@link WebsiteManager}. */
export const WebsiteForm = Type.Object({
  siteName: written(20),
  copyright: written(60),
  icp: Type.String({ maxLength: 60 }),
  publicSecurity: Type.String({ maxLength: 60 }),
  sourceUrl: Type.String({ maxLength: 500 }),
  footerLinks: Type.Array(Type.Object({ title: written(20), link: line(500) }), { maxItems: 12 }),
  version: Version,
});
export type WebsiteForm = Static<typeof WebsiteForm>;

const access = { anyOf: ['site:profile:edit'], scope: 'none' } as const;

export const siteProfileContract = {
  'GET /api/v1/site/profile/travel-info': entry({
    summary: 'The agency’s public profile as the form edits it',
    access,
    data: TravelInfoForm,
  }),
  'PUT /api/v1/site/profile/travel-info': entry({
    summary: 'Changes the agency’s public profile; A0514 when it was changed meanwhile',
    access,
    body: TravelInfoForm,
  }),
  'GET /api/v1/site/profile/website': entry({
    summary: 'The website settings as the form edits them',
    access,
    data: WebsiteForm,
  }),
  'PUT /api/v1/site/profile/website': entry({
    summary: 'Changes name, footer and filing numbers of the website; A0514 when it was changed meanwhile',
    access,
    body: WebsiteForm,
  }),
} as const;
