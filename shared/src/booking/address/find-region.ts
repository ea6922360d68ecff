import { queryClient } from '@portal/shared/api';
import type { Region } from '@portal/shared/contract';
import { takeRegion } from '@portal/shared/rules';
import { regionsBelow } from './region-levels.ts';

/** How far a text tells a region: those it names, the largest first, and what it says after them. */
export interface FoundRegion {
  readonly regions: readonly Region[];
  readonly rest: string;
}

/** Cities that people leave out: a municipality is its own, and some counties are their province's. */
const isLeftOut = ({ code }: Region): boolean => /^(?:11|12|31|50|..90)/.test(code) && code.length === 4;

const below = (code: string): Promise<readonly Region[]> => queryClient.fetchQuery(regionsBelow(code));

const throughLeftOut = async (cities: readonly Region[], text: string): Promise<FoundRegion | undefined> => {
  for (const city of cities.filter(isLeftOut)) {
    const taken = takeRegion(text, await below(city.code));
    if (taken) return { regions: [city, taken.region], rest: taken.rest };
  }
  return undefined;
};

const step = async (parent: string, text: string): Promise<FoundRegion | undefined> => {
  const regions = await below(parent);
  const taken = takeRegion(text, regions);
  return taken ? { regions: [taken.region], rest: taken.rest } : throughLeftOut(regions, text);
};

/** Looks for the region that a text begins with, level by level. Throws what asking the server throws. */
export const findRegion = async (text: string): Promise<FoundRegion> => {
  let found: FoundRegion = { regions: [], rest: text };
  for (;;) {
    const last = found.regions.at(-1);
    if (last?.leaf) return found;
    const next = await step(last?.code ?? '', found.rest);
    if (!next) return found;
    found = { regions: [...found.regions, ...next.regions], rest: next.rest };
  }
};
