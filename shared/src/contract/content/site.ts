import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Id, nullable, pageOf, pageQuery, Text } from '../base/fields.ts';
import { TourCard } from '../catalog/tour.ts';

const OrgCode = Type.String({ pattern: '^[A-Za-z0-9]{1,16}$' });

/** A time of day in Asia/Shanghai: `09:00`. */
const Clock = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

/** Opening hours of some days of the week, in Asia/Shanghai. Days from 1, Monday, to 7, Sunday. */
export const ServiceHours = Type.Object({
  days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7, uniqueItems: true }),
  from: Clock,
  to: Clock,
});
export type ServiceHours = Static<typeof ServiceHours>;

/** The public profile of the agency: contact, opening hours, promises. */
export const TravelInfo = Type.Object({
  orgCode: OrgCode,
  name: Text,
  slogan: Text,
  phone: Type.String(),
  email: Type.String(),
  address: Text,
  hours: Text,
  openingHours: Type.Optional(Type.Array(ServiceHours)),
  /** The name of the WeChat account; empty for none. */
  wechat: Type.Optional(Type.String()),
  /** The address of a picture with the QR code of the WeChat account. */
  wechatPicture: Type.Optional(nullable(Type.String())),
  licence: Type.String(),
  facts: Type.Array(Type.Object({ title: Text, body: Text })),
});
export type TravelInfo = Static<typeof TravelInfo>;

/** The settings of the website: names, footer, links, filing numbers. */
export const WebsiteManager = Type.Object({
  orgCode: OrgCode,
  siteName: Text,
  copyright: Text,
  icp: Type.String(),
  publicSecurity: Type.String(),
  sourceUrl: Type.String(),
  footerLinks: Type.Array(Type.Object({ title: Text, link: Type.String() })),
});
export type WebsiteManager = Static<typeof WebsiteManager>;

export const Slide = Type.Object({
  id: Id,
  title: Text,
  subtitle: Type.Union([Text, Type.Null()]),
  picture: Type.String(),
  link: Type.Union([Type.String(), Type.Null()]),
});
export type Slide = Static<typeof Slide>;

const Named = Type.Object({ id: Id, name: Text });

/** A block of the home page. `code` says which block draws it: `recommended`, `sale`, `domestic`, … */
export const HomeArea = Type.Object({
  id: Id,
  code: Type.String(),
  title: Text,
  subtitle: Type.Union([Text, Type.Null()]),
  link: Type.Union([Type.String(), Type.Null()]),
});
export type HomeArea = Static<typeof HomeArea>;

const OrgBody = Type.Object({ orgCode: Type.Optional(OrgCode) });
const RecommendBody = Type.Object({
  ...pageQuery,
  typeId: Type.Optional(Id),
  labelId: Type.Optional(Id),
});

export const siteContract = {
  'GET /api/travelInfo/getByOrgCode': entry({
    summary: 'Travel info of an organisation',
    access: 'public',
    query: Type.Object({ orgCode: OrgCode }),
    data: TravelInfo,
  }),
  'POST /api/slideShow/getSlideOnlineShowList_zj': entry({
    summary: 'The slides shown now, in order',
    access: 'public',
    safe: true,
    body: OrgBody,
    data: Type.Array(Slide),
  }),
  'POST /api/recommendRoute/page': entry({
    summary: 'Recommended tours, filtered by recommendation type and label',
    access: 'public',
    safe: true,
    body: RecommendBody,
    data: pageOf(TourCard),
  }),
  'POST /api/route/sale/page': entry({
    summary: 'Tours on sale, the largest saving first',
    access: 'public',
    safe: true,
    body: RecommendBody,
    data: pageOf(TourCard),
  }),
  'GET /api/homeArea/web/getHomeArea': entry({
    summary: 'The blocks of the home page, in order',
    access: 'public',
    data: Type.Array(HomeArea),
  }),
  'GET /api/recommendationType/:id': entry({
    summary: 'The recommendation types of a home area',
    access: 'public',
    params: Type.Object({ id: Id }),
    data: Type.Array(Named),
  }),
  'GET /api/sysRotation/byOrgCode/:code': entry({
    summary: 'Notices that rotate on the home page',
    access: 'public',
    params: Type.Object({ code: OrgCode }),
    data: Type.Array(Type.Object({ id: Id, title: Text, link: Type.Union([Type.String(), Type.Null()]) })),
  }),
  'GET /api/recommendationLabel/:a&:b': entry({
    summary: 'The labels of a recommendation type: `a` is the organisation, `b` the type',
    access: 'public',
    params: Type.Object({ a: OrgCode, b: Id }),
    data: Type.Array(Named),
  }),
  'POST /api/websiteManager/:orgCode': entry({
    summary: 'Website manager data of an organisation',
    access: 'public',
    safe: true,
    params: Type.Object({ orgCode: OrgCode }),
    data: WebsiteManager,
  }),
} as const;
