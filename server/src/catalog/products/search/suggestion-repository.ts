import type { ProductKind, Text } from '@portal/shared/contract';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { type Db, products, translatedNames } from '#src/platform/database/index.ts';
import { plain } from '#src/platform/pinyin/index.ts';
import { listFirst } from '../found-repository.ts';
import { entitled, isLive, withIds } from '../product-filter.ts';
import { productOrders } from '../product-order.ts';
import { inName, inTitle } from './title-match.ts';
import { similarQueries } from './words/search-tokens.ts';
import type { SearchWords } from './words/search-words.ts';

interface Suggested {
  readonly kind: ProductKind;
  readonly id: number;
  readonly text: Text;
}

const asSuggested = sql.raw('kind, id, title as text');

/** Recommended products scanned first: words common in titles are found among them. */
const mostLookedAt = 300;
const recommended = sql`select id, kind, title, on_sale, sold_count from ${products} where ${isLive}
  order by ${productOrders.recommended} limit ${mostLookedAt}`;

/** Live products whose title contains the words, recommended first; rare words and pinyin use the index. */
export const listTitles = async (db: Db, words: SearchWords, most: number): Promise<Suggested[]> => {
  const { rows: common } = await db.execute(sql`select ${asSuggested} from (${recommended}) as products
    where ${inTitle(words.text)} order by ${productOrders.recommended} limit ${most}`);
  if (common.length === most) return common as unknown as Suggested[];
  const ids = await listFirst(db, entitled(words), most);
  const { rows } = await db.execute(sql`select ${asSuggested} from ${products} where ${withIds(ids)}
    order by ${productOrders.recommended}`);
  return rows as unknown as Suggested[];
};

/** Recommended products whose titles are compared with keywords that find nothing. */
const mostCompared = 60;

/** Live products whose title has most in common with keywords that find nothing. */
export const listSimilarTitles = async (db: Db, keywords: string, most: number): Promise<Suggested[]> => {
  const asked = similarQueries(keywords);
  if (asked.length === 0) return [];
  const any = sql`${products.searchTokens} @@ ${asked.join(' | ')}::tsquery`;
  const ids = await listFirst(db, and(isLive, any), mostCompared);
  const inCommon = sql`(select count(*) from unnest(${sql.param(asked)}::text[]) as token
    where ${products.searchTokens} @@ token::tsquery)`;
  const { rows } = await db.execute(sql`select ${asSuggested} from ${products} where ${withIds(ids)}
    order by ${inCommon} desc, ${productOrders.recommended} limit ${most}`);
  return rows as unknown as Suggested[];
};

type Place = { kind: ProductKind; id: null; text: Text };

const listPlaces = async (db: Db, names: SQL | undefined, most: number, each: number): Promise<Place[]> => {
  const { rows } = await db.execute(sql`
    select kind, null as id, jsonb_build_object('zh', name.zh, 'en', name.en) as text
    from (select zh, en from ${translatedNames} where ${names} order by length(zh), zh limit 20) as name,
      lateral (
        select kind, place from unnest(array['tour', 'hotel', 'ticket', 'goods', 'visa']) with ordinality as every (kind, place)
        where exists (
          select 1 from ${products}
          where ${products.status} = 'live' and ${products.destination} = name.zh and ${products.kind} = every.kind)
        order by place limit ${each}) as one
    order by length(name.zh), name.zh, place limit ${most}`);
  return rows as Place[];
};

const { zh, pinyin, initials } = translatedNames;
const kinds = 5;

/** Names that begin with the letters in pinyin, or with these initials. */
const readAs = (text: string): SQL | undefined => {
  const letters = plain(text).replaceAll(/\s/g, '');
  if (!/^[a-z]{2,}$/.test(letters)) return undefined;
  return or(sql`${pinyin} like ${`${letters}%`}`, sql`${initials} = ${letters}`);
};

/** Destinations whose name contains the words or is read like them, with each kind of product there; short names first. */
export const listDestinations = (db: Db, words: SearchWords, most: number): Promise<Place[]> =>
  listPlaces(db, or(inName(words.text), readAs(words.text)), most, kinds);

/** The destinations among some names, each with one kind of product there. */
export const listNamedDestinations = (db: Db, names: readonly string[], most: number): Promise<Place[]> =>
  names.length === 0
    ? Promise.resolve([])
    : listPlaces(db, sql`${zh} = any(${sql.param(names)}::text[])`, most, 1);
