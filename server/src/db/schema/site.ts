import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, instant, ref, text2 } from './columns.ts';

/** The agency's own words by organisation: `kind` is `travelInfo` or `websiteManager`. */
export const siteProfiles = pgTable('site_profiles', {
  id: id(),
  kind: text().$type<'travelInfo' | 'websiteManager'>().notNull(),
  orgCode: text().notNull(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
});

export const slides = pgTable('slides', {
  id: id(),
  orgCode: text().notNull(),
  title: text2().notNull(),
  subtitle: text2(),
  picture: text().notNull(),
  link: text(),
  sort: integer().notNull().default(1),
  status: smallint().notNull().default(1),
  showFrom: instant(),
  showUntil: instant(),
});

/** Notices that rotate on the home page. */
export const rotations = pgTable('rotations', {
  id: id(),
  orgCode: text().notNull(),
  title: text2().notNull(),
  link: text(),
  sort: integer().notNull().default(1),
  status: smallint().notNull().default(1),
});

/** The blocks of the home page, in order. */
export const homeAreas = pgTable('home_areas', {
  id: id(),
  code: text().notNull().unique(),
  title: text2().notNull(),
  subtitle: text2(),
  link: text(),
  sort: integer().notNull().default(1),
  status: smallint().notNull().default(1),
});

/** How recommended products are grouped within a home area; labels narrow a type. */
export const recommendationTypes = pgTable(
  'recommendation_types',
  {
    id: id(),
    areaId: ref()
      .notNull()
      .references(() => homeAreas.id),
    name: text2().notNull(),
    sort: integer().notNull().default(1),
  },
  (t) => [index('recommendation_types_area').on(t.areaId)],
);

export const recommendationLabels = pgTable(
  'recommendation_labels',
  {
    id: id(),
    typeId: ref()
      .notNull()
      .references(() => recommendationTypes.id),
    name: text2().notNull(),
    sort: integer().notNull().default(1),
  },
  (t) => [index('recommendation_labels_type').on(t.typeId)],
);
