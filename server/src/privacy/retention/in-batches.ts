/** The size of a batch, and how many batches a run does; the next run continues. */
interface Batches {
  readonly size: number;
  readonly most: number;
}

/** Works in batches until one is not full. Returns how many rows were done. */
export const inBatches = async ({ size, most }: Batches, work: () => Promise<number>): Promise<number> => {
  let all = 0;
  for (let run = 0; run < most; run += 1) {
    const done = await work();
    all += done;
    if (done < size) break;
  }
  return all;
};
