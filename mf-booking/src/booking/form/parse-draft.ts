/** What was read from a store, of which nothing is sure. */
export type UntrustedRecord = Readonly<Record<string, unknown>>;

export const recordIn = (value: unknown): UntrustedRecord =>
  typeof value === 'object' && value !== null ? (value as UntrustedRecord) : {};

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const textIn = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 500) : '');

/** A count from `least` to `most`, else the fallback. */
export const countIn = (
  value: unknown,
  fallback: number,
  { least = 0, most = 50 }: { readonly least?: number; readonly most?: number } = {},
): number =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : fallback;

/** A count that was chosen in the form stays, unless the address asks for another than it did then. */
export const chosenCount = (
  { asked: then, ...kept }: UntrustedRecord,
  name: string,
  asked: number,
): number => (then === asked ? countIn(kept[name], asked, { least: 1 }) : asked);
