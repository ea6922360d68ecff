import { localStorageValue, parseIds } from '../local-storage-value.ts';

/** How many tours stand beside each other at most, and from how many on there is something to compare. */
export const maxCompared = 4;
export const leastCompared = 2;

const compared = localStorageValue('comparedTours', parseIds(maxCompared));

/** The tours picked for comparison in this browser, by id, in the order they were picked. */
export const useCompared = (): readonly number[] => compared.use();

/** Picks these tours for comparison and no others. */
export const setCompared = (ids: readonly number[]): void => {
  if (ids.join() !== compared.read().join()) compared.write(ids.slice(0, maxCompared));
};

/** The ids after one was picked or dropped; one too many is not picked. */
export const toggled = (ids: readonly number[], id: number): readonly number[] => {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return ids.length < maxCompared ? [...ids, id] : ids;
};

/** Picks a tour for comparison, or drops it. */
export const toggleCompared = (id: number): void => setCompared(toggled(compared.read(), id));

/** The tours an address names, `7,12`: each once, four at most; what is no id is left out. */
export const idsOf = (text: string | undefined): readonly number[] =>
  parseIds(maxCompared)(JSON.stringify((text ?? '').split(',').map(Number)));
