import type { Text } from '@portal/shared/contract';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  articles,
  coupons,
  type Db,
  departments,
  dictItems,
  dictTypes,
  holidays,
  homeAreas,
  menus,
  products,
  recommendationLabels,
  recommendationTypes,
  roles,
  rotations,
  slides,
  users,
} from '#src/platform/database/index.ts';

interface Source {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly name: SQL<Text>;
}

const translated = (column: PgColumn): SQL<Text> => sql<Text>`${column}`;
const plain = (column: PgColumn): SQL<Text> => sql<Text>`jsonb_build_object('zh', ${column})`;

const ofProducts: Source = { table: products, id: products.id, name: translated(products.title) };

/** The tables whose rows have a name, by the subject of audit rows. Orders and the like are known by their numbers. */
const sources: Readonly<Record<string, Source>> = {
  user: { table: users, id: users.id, name: plain(users.nickname) },
  role: { table: roles, id: roles.id, name: plain(roles.name) },
  menu: { table: menus, id: menus.id, name: plain(menus.name) },
  dept: { table: departments, id: departments.id, name: plain(departments.name) },
  'dict-type': { table: dictTypes, id: dictTypes.id, name: plain(dictTypes.name) },
  'dict-item': { table: dictItems, id: dictItems.id, name: plain(dictItems.name) },
  product: ofProducts,
  calendar: ofProducts,
  coupon: { table: coupons, id: coupons.id, name: translated(coupons.title) },
  article: { table: articles, id: articles.id, name: translated(articles.title) },
  slide: { table: slides, id: slides.id, name: translated(slides.title) },
  rotation: { table: rotations, id: rotations.id, name: translated(rotations.title) },
  holiday: { table: holidays, id: holidays.id, name: translated(holidays.name) },
  'home-area': { table: homeAreas, id: homeAreas.id, name: translated(homeAreas.title) },
  'recommendation-type': {
    table: recommendationTypes,
    id: recommendationTypes.id,
    name: translated(recommendationTypes.name),
  },
  'recommendation-label': {
    table: recommendationLabels,
    id: recommendationLabels.id,
    name: translated(recommendationLabels.name),
  },
};

interface Subject {
  readonly subject: string;
  readonly subjectId: string;
}

const keyOf = (subject: string, id: string | number): string => `${subject} ${id}`;

/** The ids of the named records of rows, by subject. */
const idsBySubject = (rows: readonly Subject[]): Map<string, number[]> => {
  const ids = new Map<string, number[]>();
  for (const { subject, subjectId } of rows)
    if (Object.hasOwn(sources, subject) && /^\d{1,15}$/.test(subjectId))
      ids.set(subject, [...(ids.get(subject) ?? []), Number(subjectId)]);
  return ids;
};

/** What the records of audit rows are called now; null for one without a name and for one that was deleted. */
export const nameSubjects = async (
  db: Db,
  rows: readonly Subject[],
): Promise<(row: Subject) => Text | null> => {
  const names = new Map<string, Text>();
  for (const [subject, ids] of idsBySubject(rows)) {
    const { table, id, name } = sources[subject] as Source;
    const found = await db.select({ id, name }).from(table).where(inArray(id, ids));
    for (const one of found) names.set(keyOf(subject, Number(one.id)), one.name);
  }
  return ({ subject, subjectId }) => names.get(keyOf(subject, subjectId)) ?? null;
};
