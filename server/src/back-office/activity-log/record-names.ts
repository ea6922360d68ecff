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
  libraryPictures,
  menus,
  orderNotes,
  products,
  recommendationLabels,
  recommendationTypes,
  roles,
  rotations,
  sharedViews,
  skus,
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

const ofUsers: Source = { table: users, id: users.id, name: plain(users.nickname) };

/** The tables whose rows have a name, by the subject of audit rows. Orders and the like are known by their numbers. */
const sources: Readonly<Record<string, Source>> = {
  user: ofUsers,
  customer: ofUsers,
  role: { table: roles, id: roles.id, name: plain(roles.name) },
  'shared-view': { table: sharedViews, id: sharedViews.id, name: plain(sharedViews.name) },
  menu: { table: menus, id: menus.id, name: plain(menus.name) },
  dept: { table: departments, id: departments.id, name: plain(departments.name) },
  'dict-type': { table: dictTypes, id: dictTypes.id, name: plain(dictTypes.name) },
  'dict-item': { table: dictItems, id: dictItems.id, name: plain(dictItems.name) },
  product: ofProducts,
  calendar: ofProducts,
  coupon: { table: coupons, id: coupons.id, name: translated(coupons.title) },
  article: { table: articles, id: articles.id, name: translated(articles.title) },
  slide: { table: slides, id: slides.id, name: translated(slides.title) },
  picture: { table: libraryPictures, id: libraryPictures.id, name: plain(libraryPictures.name) },
  rotation: { table: rotations, id: rotations.id, name: translated(rotations.title) },
  holiday: { table: holidays, id: holidays.id, name: translated(holidays.name) },
  'home-area': { table: homeAreas, id: homeAreas.id, name: translated(homeAreas.title) },
  'order-note': { table: orderNotes, id: orderNotes.id, name: plain(orderNotes.text) },
  sku: { table: skus, id: skus.id, name: translated(skus.name) },
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

/** A row of one of these tables, by the subject of audit rows; `sku` for the options of a product. */
export interface RecordRef {
  readonly subject: string;
  readonly id: number;
}

const keyOf = ({ subject, id }: RecordRef): string => `${subject} ${id}`;

/** What the records are called now. The answer is undefined for one without a name and for one that was deleted. */
export const loadNames = async (
  db: Db,
  wanted: readonly RecordRef[],
): Promise<(record: RecordRef) => Text | undefined> => {
  const names = new Map<string, Text>();
  for (const [subject, records] of Map.groupBy(wanted, (record) => record.subject)) {
    if (!Object.hasOwn(sources, subject)) continue;
    const { table, id, name } = sources[subject] as Source;
    const ids = [...new Set(records.map((record) => record.id))];
    const found = await db.select({ id, name }).from(table).where(inArray(id, ids));
    for (const row of found) names.set(keyOf({ subject, id: Number(row.id) }), row.name);
  }
  return (record) => names.get(keyOf(record));
};

/** The record of an audit row; undefined for one that is known by another number than an id. */
export const recordOf = ({
  subject,
  subjectId,
}: {
  readonly subject: string;
  readonly subjectId: string;
}): RecordRef | undefined => (/^\d{1,15}$/.test(subjectId) ? { subject, id: Number(subjectId) } : undefined);
