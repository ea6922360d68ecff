import { Type } from 'typebox';
import regionData from '../data/names/regions.json' with { type: 'json' };
import { validateEach } from '../validate-data.ts';

const Path = Type.String({ pattern: '^[0-9]{6}(/[0-9]{6}){0,2}$' });

/** Administrative regions as paths of their codes. */
export const regions = validateEach(Path, 'names/regions.json', regionData);

export type RegionName = keyof typeof regions;

/** The agency's own city in both languages, for places in its districts and counties. */
export const cityNames = (name: RegionName): string[] =>
  regions[name].startsWith(regions.zhanjiang) ? ['湛江', 'Zhanjiang'] : [];
