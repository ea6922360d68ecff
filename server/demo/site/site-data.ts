import { contract } from '@portal/shared/contract';
import { Type } from 'typebox';
import areaData from '../data/site/areas.json' with { type: 'json' };
import noticeData from '../data/site/notices.json' with { type: 'json' };
import profileData from '../data/site/profile.json' with { type: 'json' };
import recommendationData from '../data/site/recommendations.json' with { type: 'json' };
import slideData from '../data/site/slides.json' with { type: 'json' };
import { Scene, slug } from '../fields.ts';
import { Pair, Words } from '../text-pair.ts';
import { validateData } from '../validate-data.ts';

const { data: TravelInfo } = contract['GET /api/travelInfo/getByOrgCode'];
const { data: WebsiteManager } = contract['POST /api/websiteManager/:orgCode'];

const Link = Type.String({ pattern: '^/' });

const Profile = Type.Object(
  {
    orgCode: TravelInfo.properties.orgCode,
    /** The public profile of the agency. Telephone, mail address and licence are marked as invented. */
    travelInfo: Type.Omit(TravelInfo, ['orgCode']),
    /** What the website itself shows, but for its links; the filing numbers are for demonstration. */
    websiteManager: Type.Omit(WebsiteManager, ['orgCode', 'footerLinks']),
    /** The statements in the footer, by code. */
    footerStatements: Type.Array(slug(50)),
  },
  { additionalProperties: false },
);

/** The organisation the demo agency is. */
export const profile = validateData(Profile, 'site/profile.json', profileData);

const Area = Type.Object(
  { code: slug(50), title: Pair, subtitle: Pair, link: Link },
  { additionalProperties: false },
);

/** The blocks of the home page, in order. */
export const areas = validateData(Type.Array(Area), 'site/areas.json', areaData);

const Notice = Type.Object({ title: Pair, link: Type.Optional(Link) }, { additionalProperties: false });

/** Notices that rotate on the home page. */
export const notices = validateData(Type.Array(Notice), 'site/notices.json', noticeData);

const Label = Type.Object(
  {
    name: Pair,
    /** The tours that carry it, the best first. */
    tours: Type.Array(slug(56)),
  },
  { additionalProperties: false },
);

const Recommendation = Type.Object(
  { name: Pair, labels: Type.Array(Label) },
  { additionalProperties: false },
);

/** What the editors recommend: kinds as tabs, labels within each. */
export const recommendations = validateData(
  Type.Array(Recommendation),
  'site/recommendations.json',
  recommendationData,
);

const Slide = Type.Object(
  {
    title: Pair,
    subtitle: Pair,
    scene: Scene,
    /** The linked tour. */
    tour: Words,
  },
  { additionalProperties: false },
);

/** The stories the home page opens with. */
export const slideSeeds = validateData(Type.Array(Slide), 'site/slides.json', slideData);
