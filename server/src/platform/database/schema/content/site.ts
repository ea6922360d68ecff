import type { ArticleKind, Block, Seo } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant, ref, text2, updatedAt } from '../columns.ts';

/** The agency's profile texts: `kind` is `travelInfo` or `websiteManager`. */
export const siteProfiles = pgTable(
  'site_profiles',
  {
    id: id(),
    kind: text().$type<'travelInfo' | 'websiteManager'>().notNull(),
    orgCode: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('site_profiles_kind').on(t.kind, t.orgCode)],
);

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
  updatedAt: updatedAt(),
});

/** Rotating announcements of the home page. */
export const rotations = pgTable('rotations', {
  id: id(),
  orgCode: text().notNull(),
  title: text2().notNull(),
  link: text(),
  sort: integer().notNull().default(1),
  status: smallint().notNull().default(1),
  updatedAt: updatedAt(),
});

/** Public holidays in days of Asia/Shanghai; `expected` until the official days are announced. */
export const holidays = pgTable(
  'holidays',
  {
    id: id(),
    name: text2().notNull(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    expected: boolean().notNull().default(false),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('holidays_days', sql`${t.lastDay} >= ${t.firstDay} and ${t.lastDay} - ${t.firstDay} < 31`),
    index('holidays_last_day').on(t.lastDay, t.firstDay),
  ],
);

/** The blocks of the home page, in order. */
export const homeAreas = pgTable('home_areas', {
  id: id(),
  code: text().notNull().unique(),
  title: text2().notNull(),
  subtitle: text2(),
  link: text(),
  sort: integer().notNull().default(1),
  status: smallint().notNull().default(1),
  updatedAt: updatedAt(),
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
    status: smallint().notNull().default(1),
    updatedAt: updatedAt(),
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
    status: smallint().notNull().default(1),
    updatedAt: updatedAt(),
  },
  (t) => [index('recommendation_labels_type').on(t.typeId)],
);

/**
 * Articles of the agency: news, statements and company pages. `code` names a statement or a company page;
 * `category` filters news. Articles are visible from their publication day on.
 */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    kind: text().$type<ArticleKind>().notNull(),
    code: text(),
    category: text(),
    title: text2().notNull(),
    summary: text2(),
    picture: text(),
    source: text2(),
    body: jsonb().$type<Block[]>().notNull(),
    seo: jsonb().$type<Seo>(),
    day: date({ mode: 'string' }).notNull(),
    sort: integer().notNull().default(1),
    status: smallint().notNull().default(1),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('articles_latest').on(t.kind, t.day.desc(), t.id.desc()),
    uniqueIndex('articles_code').on(t.kind, t.code).where(sql`${t.code} is not null`),
    check('articles_kind', sql`${t.kind} in ('news', 'statement', 'company', 'help')`),
  ],
);
