import type { Memoize } from '#src/platform/cache/index.ts';
import misspellings from './misspellings.json' with { type: 'json' };
import { readWords, type SearchWords } from './words/search-words.ts';
import { compileSynonyms, type Synonyms } from './words/synonyms.ts';

interface Deps {
  readonly memoize: Memoize;
}

const readSynonyms = ({ memoize }: Deps): Promise<Synonyms> =>
  memoize('synonyms', async () =>
    compileSynonyms(
      Object.entries(misspellings).map(([word, target]) => ({ word, target, isMisspelling: true })),
    ),
  );

/** Keywords with the synonyms of the agency; undefined without any. With `exact` misspellings stay. */
export const readKeywords = async (
  deps: Deps,
  keywords = '',
  exact = false,
): Promise<SearchWords | undefined> =>
  keywords.trim() === '' ? undefined : readWords(keywords, await readSynonyms(deps), exact);
