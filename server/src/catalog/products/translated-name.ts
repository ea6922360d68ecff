import type { Text } from '@portal/shared/contract';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { products, translatedNames } from '#src/platform/database/index.ts';

type Name = SQL | SQL.Aliased | Column;

const pair = (zh: Name, en: SQL): SQL<Text> =>
  sql`jsonb_strip_nulls(jsonb_build_object('zh', ${zh}, 'en', ${en}))`;

const englishOf = (zh: Name): SQL =>
  sql`(select ${translatedNames.en} from ${translatedNames} where ${translatedNames.zh} = ${zh})`;

/** A name with its English; null without a name. */
export const translatedName = <T extends Text | null>(zh: Name): SQL<T> =>
  sql`case when ${zh} is not null then ${pair(zh, englishOf(zh))} end`;

/** The themes of a product as texts, in their order. */
export const translatedThemes: SQL<Text[]> = sql`(
  select coalesce(jsonb_agg(${pair(sql`theme.name`, englishOf(sql`theme.name`))} order by theme.place), '[]')
  from unnest(${products.themes}) with ordinality as theme(name, place)
)`;
