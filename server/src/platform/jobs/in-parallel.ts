/** Works on all items, so many at a time; the first error ends it once those under way are done. */
export const inParallel = async <T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  atOnce = 5,
): Promise<void> => {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  const failed = ended.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
};
