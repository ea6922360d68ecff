import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import {
  type Db,
  homeAreas,
  pickColumns,
  recommendationLabels,
  recommendationTypes,
  rotations,
  siteProfiles,
  slides,
} from '#src/platform/database/index.ts';

type ProfileKind = (typeof siteProfiles.$inferSelect)['kind'];

export const findProfile = async (db: Db, kind: ProfileKind, orgCode: string) => {
  const [profile] = await db
    .select({ data: siteProfiles.data, orgCode: siteProfiles.orgCode })
    .from(siteProfiles)
    .where(and(eq(siteProfiles.kind, kind), eq(siteProfiles.orgCode, orgCode)))
    .orderBy(asc(siteProfiles.id))
    .limit(1);
  return profile;
};

export const orgExists = async (db: Db, orgCode: string): Promise<boolean> =>
  (await db.$count(siteProfiles, eq(siteProfiles.orgCode, orgCode))) > 0;

/** Enabled slides whose time window contains the instant; a missing bound is open. */
export const listSlides = (db: Db, orgCode: string, now: Date) =>
  db
    .select(pickColumns(slides, ['id', 'title', 'subtitle', 'picture', 'link']))
    .from(slides)
    .where(
      and(
        eq(slides.orgCode, orgCode),
        eq(slides.status, 1),
        or(isNull(slides.showFrom), lte(slides.showFrom, now)),
        or(isNull(slides.showUntil), gt(slides.showUntil, now)),
      ),
    )
    .orderBy(asc(slides.sort), asc(slides.id))
    .limit(50);

export const listRotations = (db: Db, orgCode: string) =>
  db
    .select({ id: rotations.id, title: rotations.title, link: rotations.link })
    .from(rotations)
    .where(and(eq(rotations.orgCode, orgCode), eq(rotations.status, 1)))
    .orderBy(asc(rotations.sort), asc(rotations.id))
    .limit(50);

export const listHomeAreas = (db: Db) =>
  db
    .select(pickColumns(homeAreas, ['id', 'code', 'title', 'subtitle', 'link']))
    .from(homeAreas)
    .where(eq(homeAreas.status, 1))
    .orderBy(asc(homeAreas.sort), asc(homeAreas.id))
    .limit(50);

export const areaExists = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(homeAreas, and(eq(homeAreas.id, id), eq(homeAreas.status, 1)))) > 0;

export const listTypes = (db: Db, areaId: number) =>
  db
    .select({ id: recommendationTypes.id, name: recommendationTypes.name })
    .from(recommendationTypes)
    .where(and(eq(recommendationTypes.areaId, areaId), eq(recommendationTypes.status, 1)))
    .orderBy(asc(recommendationTypes.sort), asc(recommendationTypes.id))
    .limit(100);

export const typeExists = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(
    recommendationTypes,
    and(eq(recommendationTypes.id, id), eq(recommendationTypes.status, 1)),
  )) > 0;

export const listLabels = (db: Db, typeId: number) =>
  db
    .select({ id: recommendationLabels.id, name: recommendationLabels.name })
    .from(recommendationLabels)
    .where(and(eq(recommendationLabels.typeId, typeId), eq(recommendationLabels.status, 1)))
    .orderBy(asc(recommendationLabels.sort), asc(recommendationLabels.id))
    .limit(100);

/** Slides that show one of these pictures. */
export const listSlidesShowing = (db: Db, urls: readonly string[]) =>
  db
    .select({ url: slides.picture, id: slides.id, title: slides.title })
    .from(slides)
    .where(inArray(slides.picture, [...urls]))
    .orderBy(asc(slides.id));

/** The profiles that show one of these pictures. */
export const listProfilesShowing = (db: Db, urls: readonly string[]) => {
  const url = sql<string>`${siteProfiles.data} ->> 'wechatPicture'`;
  return db
    .select({ url, id: siteProfiles.id })
    .from(siteProfiles)
    .where(inArray(url, [...urls]))
    .orderBy(asc(siteProfiles.id));
};
