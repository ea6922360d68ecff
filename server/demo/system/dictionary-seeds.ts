import { Type } from 'typebox';
import dictionaryData from '../data/system/dictionaries.json' with { type: 'json' };
import { Pair, Words } from '../text-pair.ts';
import { validateData } from '../validate-data.ts';

const Dictionary = Type.Object(
  {
    code: Words,
    name: Pair,
    items: Type.Array(Type.Object({ value: Words, name: Pair }, { additionalProperties: false })),
  },
  { additionalProperties: false },
);

/** The dictionaries that a portal starts with. */
export const dictionarySeeds = validateData(
  Type.Array(Dictionary),
  'system/dictionaries.json',
  dictionaryData,
);
