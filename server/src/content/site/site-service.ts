import type { TravelInfo, WebsiteManager } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import {
  areaExists,
  findProfile,
  listLabels,
  listRotations,
  listSlides,
  listTypes,
  orgExists,
  typeExists,
} from './site-repository.ts';

const noOrg = () => notFound('没有这个机构', 'There is no such organisation');

const requireOrg = async (db: Db, orgCode: string): Promise<void> => {
  if (!(await orgExists(db, orgCode))) throw noOrg();
};

/** The travel profile. Throws for an unknown organisation. */
export const getTravelInfo = async (db: Db, orgCode: string): Promise<TravelInfo> => {
  const profile = await findProfile(db, 'travelInfo', orgCode);
  if (!profile) throw noOrg();
  return { ...profile.data, orgCode: profile.orgCode } as TravelInfo;
};

/** The website profile. Throws for an unknown organisation. */
export const getWebsiteManager = async (db: Db, orgCode: string): Promise<WebsiteManager> => {
  const profile = await findProfile(db, 'websiteManager', orgCode);
  if (!profile) throw noOrg();
  return { ...profile.data, orgCode: profile.orgCode } as WebsiteManager;
};

/** The slides shown at an instant, in order. Throws for an unknown organisation. */
export const listSlidesOnShow = async (db: Db, orgCode: string, now: Date) => {
  await requireOrg(db, orgCode);
  return listSlides(db, orgCode, now);
};

/** The announcements of an organisation, in order. Throws when it is unknown. */
export const listNotices = async (db: Db, orgCode: string) => {
  await requireOrg(db, orgCode);
  return listRotations(db, orgCode);
};

/** The recommendation types of a home area, in order. Throws for an unknown area. */
export const listTypesOfArea = async (db: Db, areaId: number) => {
  if (!(await areaExists(db, areaId))) throw notFound('没有这个专区', 'There is no such home area');
  return listTypes(db, areaId);
};

/** The labels of a recommendation type, in order. Throws for an unknown organisation or type. */
export const listLabelsOfType = async (db: Db, orgCode: string, typeId: number) => {
  await requireOrg(db, orgCode);
  if (!(await typeExists(db, typeId)))
    throw notFound('没有这个推荐类型', 'There is no such recommendation type');
  return listLabels(db, typeId);
};
