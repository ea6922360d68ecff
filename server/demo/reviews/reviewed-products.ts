import type { Text } from '@portal/shared/contract';
import { asc } from 'drizzle-orm';
import { type Db, products, skus, translatedNames } from '#src/platform/database/index.ts';
import { demoTranslatedNames } from '../tours/translated-names.ts';
import type { Reviewed } from './compose-review.ts';

/** A product that reviews are written for. */
export interface ReviewedProduct extends Reviewed {
  readonly id: number;
  /** The same in every database, unlike the id. */
  readonly key: string;
  readonly gallery: readonly string[];
}

type Row = Pick<typeof products.$inferSelect, 'kind' | 'content'>;

/** Stops on the way, which are no sights. */
const isOnTheWay = ({ zh }: Text): boolean =>
  /(机场|口岸|码头|轮渡|火车站|高铁站|东站|西站|南站|北站)$/.test(zh);

/** What people name of what they saw; of what they bought it is the SKU. */
const sightsOf = ({ content }: Row): Text[] | undefined => {
  if ('itinerary' in content) {
    const seen = content.itinerary.flatMap(({ sights }) => sights.filter((sight) => !isOnTheWay(sight)));
    return seen.length > 0 ? seen : undefined;
  }
  if ('sights' in content) return content.sights.map(({ name }) => name);
  return undefined;
};

const skuNames = async (tx: Db): Promise<ReadonlyMap<number, Text[]>> => {
  const names = new Map<number, Text[]>();
  for (const { productId, name } of await tx.select().from(skus).orderBy(asc(skus.sort), asc(skus.id)))
    names.set(productId, [...(names.get(productId) ?? []), name]);
  return names;
};

const headOf = ({ zh, en = '' }: Text): Text => ({
  zh: zh.split(/[：（]/)[0] ?? zh,
  en: en.split(/[:,]/)[0] ?? en,
});

/** Walks are recommended up to twenty minutes, at 75 metres a minute. */
const [longestWalk, pace] = [1500, 75];

const nearbyOf = ({ content }: Row): Reviewed['nearby'] =>
  'surroundings' in content
    ? content.surroundings
        .filter(({ metres }) => metres <= longestWalk)
        .map(({ name, metres }) => ({ name, minutes: Math.max(2, Math.ceil(metres / pace)) }))
    : [];

/** Every product there is, as reviews speak of it. */
export const listReviewed = async (tx: Db): Promise<ReviewedProduct[]> => {
  const bought = await skuNames(tx);
  const written = await tx.select().from(translatedNames);
  const terms = new Map([...demoTranslatedNames, ...written.map(({ zh, en }) => [zh, en] as const)]);
  const found = await tx.select().from(products).orderBy(asc(products.id));
  return found.map((row) => ({
    id: row.id,
    key: `${row.kind}/${row.title.zh}`,
    kind: row.kind,
    category: row.category,
    themes: row.themes,
    days: row.days,
    gallery: row.gallery,
    names: sightsOf(row) ?? bought.get(row.id) ?? [],
    place: row.destination ? { zh: row.destination, en: terms.get(row.destination) ?? '' } : undefined,
    title: headOf(row.title),
    nearby: nearbyOf(row),
  }));
};
