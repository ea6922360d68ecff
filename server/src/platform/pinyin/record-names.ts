import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type NamedRecord, recordNames } from '#src/platform/database/index.ts';
import { pinyinQueries } from './pinyin.ts';
import { plain, runsOf } from './script-runs.ts';

/** Maximum number of records found by how their name is read. */
const maxFound = 200;

/** Keywords as a tsquery of pinyin, in which all words must match; undefined when a word is no pinyin. */
export const pinyinQuery = (keywords: string): string | undefined => {
  const words = runsOf(plain(keywords));
  const asked = words.map((word, place) => pinyinQueries(word, place === words.length - 1, ''));
  if (words.length === 0 || asked.some((ways) => ways.length === 0)) return undefined;
  return asked.map((ways) => `(${ways.map((way) => `(${way})`).join(' | ')})`).join(' & ');
};

/** SQL condition on the id of a record: its name is read as the keywords say. Undefined when they are no pinyin. */
export const isReadAs = (kind: NamedRecord, id: SQLWrapper, keywords = ''): SQL | undefined => {
  const asked = pinyinQuery(keywords);
  if (asked === undefined) return undefined;
  // An array that is read once, so that the condition uses the primary key beside the indexes of others.
  return sql`${id} = any(array(select ${recordNames.recordId} from ${recordNames}
    where ${recordNames.kind} = ${kind} and ${recordNames.tokens} @@ ${asked}::tsquery limit ${maxFound}))`;
};
