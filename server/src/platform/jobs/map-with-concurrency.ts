/** Processes items with limited concurrency. Throws the first error after all workers have ended. */
export const mapWithConcurrency = async <T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  concurrency = 5,
): Promise<void> => {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(concurrency, items.length) }, worker));
  const failed = ended.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
};
