import type { WebsiteManager } from '@portal/shared/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  articles,
  type Db,
  homeAreas,
  productLabels,
  products,
  recommendationLabels,
  recommendationTypes,
  rotations,
  siteProfiles,
  slides,
} from '#src/platform/database/index.ts';
import { textOf } from '../text-pair.ts';
import { tourSeeds } from '../tours/tour-seeds.ts';
import { areas, notices, profile, recommendations, slideSeeds } from './site-data.ts';

const { orgCode, travelInfo, websiteManager, footerStatements } = profile;

type TourIds = (slug: string) => number;

const titleOf = sql<string>`${products.title}->>'zh'`;

/** Ids of the demo tours by slug, found by their titles. */
const tourIds = async (tx: Db): Promise<TourIds> => {
  const titles = tourSeeds.map(({ title }) => title[0]);
  const found = await tx
    .select({ id: products.id, title: titleOf })
    .from(products)
    .where(and(eq(products.kind, 'tour'), inArray(titleOf, titles)));
  const byTitle = new Map(found.map(({ id, title }) => [title, id]));
  const bySlug = new Map(tourSeeds.map(({ slug, title }) => [slug, byTitle.get(title[0])]));
  return (slug) => {
    const id = bySlug.get(slug);
    if (id === undefined) throw new Error(`there is no tour ${slug} to link to`);
    return id;
  };
};

/** The coupon centre and the statements of the footer, in its order, as links that hold whatever ids they got. */
const footerLinks = async (tx: Db): Promise<WebsiteManager['footerLinks']> => {
  const found = await tx
    .select({ id: articles.id, code: articles.code, title: articles.title })
    .from(articles)
    .where(and(eq(articles.kind, 'statement'), inArray(articles.code, footerStatements)));
  const statements = footerStatements.map((code) => {
    const statement = found.find((row) => row.code === code);
    if (!statement) throw new Error(`there is no statement ${code} to link to`);
    return { title: statement.title, link: `/common-detail?id=${statement.id}` };
  });
  return [{ title: { zh: '领券中心', en: 'Coupon centre' }, link: '/coupons' }, ...statements];
};

const writeProfiles = async (tx: Db): Promise<void> => {
  const manager = { ...websiteManager, footerLinks: await footerLinks(tx) };
  await tx.insert(siteProfiles).values([
    { kind: 'travelInfo', orgCode, data: { ...travelInfo } },
    { kind: 'websiteManager', orgCode, data: manager },
  ]);
};

const writeSlides = async (tx: Db, idOf: TourIds): Promise<void> => {
  await tx.insert(slides).values(
    slideSeeds.map(({ title, subtitle, scene, tour }, index) => ({
      orgCode,
      title: textOf(title),
      subtitle: textOf(subtitle),
      picture: `/artwork/${scene}/slide-${tour}.svg`,
      link: `/route/detail?id=${idOf(tour)}`,
      sort: index + 1,
    })),
  );
};

const writeAreas = async (tx: Db): Promise<number> => {
  const rows = areas.map(({ code, title, subtitle, link }, index) => ({
    code,
    title: textOf(title),
    subtitle: textOf(subtitle),
    link,
    sort: index + 1,
  }));
  const written = await tx
    .insert(homeAreas)
    .values(rows)
    .returning({ id: homeAreas.id, code: homeAreas.code });
  const recommended = written.find(({ code }) => code === 'recommended');
  if (!recommended) throw new Error('there is no area for recommendations');
  return recommended.id;
};

const writeRecommendations = async (tx: Db, areaId: number, idOf: TourIds): Promise<void> => {
  for (const [index, { name, labels }] of recommendations.entries()) {
    const [type] = await tx
      .insert(recommendationTypes)
      .values({ areaId, name: textOf(name), sort: index + 1 })
      .returning({ id: recommendationTypes.id });
    if (!type) throw new Error(`no id for the recommendation ${name[1]}`);
    const written = await tx
      .insert(recommendationLabels)
      .values(labels.map((label, place) => ({ typeId: type.id, name: textOf(label.name), sort: place + 1 })))
      .returning({ id: recommendationLabels.id });
    const links = written.flatMap(({ id }, place) =>
      (labels[place]?.tours ?? []).map((slug, at) => ({ labelId: id, productId: idOf(slug), sort: at + 1 })),
    );
    await tx.insert(productLabels).values(links);
  }
};

/**
 * What the demo agency says of itself, and its home page. Tours and statements have to be there: slides,
 * labels and the footer lead to them.
 */
export const loadSite = async (tx: Db): Promise<void> => {
  const idOf = await tourIds(tx);
  await writeProfiles(tx);
  await writeSlides(tx, idOf);
  await tx
    .insert(rotations)
    .values(
      notices.map(({ title, link }, index) => ({ orgCode, title: textOf(title), link, sort: index + 1 })),
    );
  await writeRecommendations(tx, await writeAreas(tx), idOf);
};
