import { simplified } from '#src/platform/pinyin/index.ts';
import { titleQuery, tokenQuery } from './search-tokens.ts';
import type { Synonyms } from './synonyms.ts';

/** Keywords as they are searched for. */
export interface SearchWords {
  /** In simplified characters, with misspellings corrected. */
  readonly text: string;
  /** Undefined when there is no word. */
  readonly tokens: string | undefined;
  readonly titleTokens: string | undefined;
  /** A misspelling was corrected in `text`. */
  readonly isCorrected: boolean;
}

/** Reads keywords; with `exact` misspellings stay. */
export const readWords = (keywords: string, synonyms: Synonyms, exact = false): SearchWords => {
  const written = simplified(keywords.trim());
  const text = exact ? written : synonyms.correct(written);
  return {
    text,
    tokens: tokenQuery(text, synonyms),
    titleTokens: titleQuery(text, synonyms),
    isCorrected: text !== written,
  };
};
