import { type Db, translatedNames } from '#src/platform/database/index.ts';
import asia from '../data/names/asia.json' with { type: 'json' };
import china from '../data/names/china.json' with { type: 'json' };
import chinaNorth from '../data/names/china-north.json' with { type: 'json' };
import far from '../data/names/far.json' with { type: 'json' };
import south from '../data/names/south.json' with { type: 'json' };
import themes from '../data/names/themes.json' with { type: 'json' };
import zhanjiang from '../data/names/zhanjiang.json' with { type: 'json' };
import { Words } from '../text-pair.ts';
import { validateEach } from '../validate-data.ts';

/** The English of the names that the demo agency's tours carry. What an editor wrote before stays. */
export const loadTranslatedNames = async (tx: Db): Promise<void> => {
  const rows = [...demoTranslatedNames].map(([zh, en]) => ({ zh, en }));
  await tx.insert(translatedNames).values(rows).onConflictDoNothing();
};

/** What a tour is about, with its English. */
export const themeNames = validateEach(Words, 'names/themes.json', themes);

const places: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  zhanjiang,
  south,
  china,
  'china-north': chinaNorth,
  asia,
  far,
};

/** The English of every destination, departure city and theme, by the Chinese that tours carry. */
export const demoTranslatedNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(themeNames),
  ...Object.entries(places).flatMap(([file, names]) =>
    Object.entries(validateEach(Words, `names/${file}.json`, names)),
  ),
]);
