import { inArray, sql } from 'drizzle-orm';
import { type Db, translatedNames } from '#src/platform/database/index.ts';

/** A name that products are filtered by, and how its Chinese is read. */
export interface ReadName {
  readonly zh: string;
  readonly en: string;
  readonly pinyin: string;
}

const { zh, en, pinyin, initials } = translatedNames;

/** Names that are read in one of these ways: pinyin without spaces. */
export const listNamesRead = async (db: Db, readings: readonly string[]): Promise<ReadName[]> => {
  const rows = await db
    .select({ zh, en, pinyin })
    .from(translatedNames)
    .where(inArray(pinyin, [...readings]));
  return rows as ReadName[];
};

interface SimilarName extends ReadName {
  /** The text that it is similar to. */
  readonly key: string;
  /** From the lowest accepted to 1. The English is as similar as the pinyin, or more. */
  readonly isEnglish: boolean;
}

/** Share of common trigrams of texts that are taken for the same. */
const leastSimilar = 0.4;

/** The most similar names of each text in lower case, in English or pinyin, or those with these initials. */
export const listSimilarNames = async (
  db: Db,
  keys: readonly string[],
  most: number,
): Promise<SimilarName[]> => {
  const { rows } = await db.execute(sql`
    select key, name.* from unnest(${sql.param(keys)}::text[]) with ordinality as asked (key, place),
      lateral (
        select ${zh}, ${en}, ${pinyin}, similarity(lower(${en}), key) >= similarity(${pinyin}, key) as "isEnglish",
          case when ${initials} = key then 1 else greatest(similarity(lower(${en}), key), similarity(${pinyin}, key)) end as alike
        from ${translatedNames} where lower(${en}) % key or ${pinyin} % key or ${initials} = key
        order by alike desc, length(${zh}), ${zh} limit ${most}) as name
    where alike >= ${leastSimilar} order by place, alike desc`);
  return rows as unknown as SimilarName[];
};
