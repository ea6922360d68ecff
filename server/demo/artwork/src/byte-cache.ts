/** Something that takes room. */
interface Sized {
  readonly body: Buffer;
}

/** Keeps the last used of what it is given, by key, up to `maxBytes` in all. */
export const createByteCache = <T extends Sized>(maxBytes: number) => {
  const kept = new Map<string, T>();
  let bytes = 0;
  return {
    /** What stands under a key; it now counts as used last. */
    find(key: string): T | undefined {
      const known = kept.get(key);
      if (!known) return undefined;
      kept.delete(key);
      kept.set(key, known);
      return known;
    },
    keep(key: string, value: T): T {
      kept.set(key, value);
      bytes += value.body.length;
      // A Map keeps its order: what was used longest ago comes first.
      for (const [oldest, { body }] of kept) {
        if (bytes <= maxBytes) break;
        kept.delete(oldest);
        bytes -= body.length;
      }
      return value;
    },
    /** Bytes held at the moment. */
    get size(): number {
      return bytes;
    },
  };
};
