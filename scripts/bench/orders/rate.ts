import { quantile } from '../../prove/consistency/ask.ts';

/** Concurrent workers. */
export const buyers = 50;

/** Measured time. */
export const seconds = 10;

/** Result of a load: operations per second, and latencies in ms. */
export interface Rate {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
}

/** The rate of a number of operations in a number of ms. */
export const rateOf = (times: readonly number[], elapsed: number): Rate => ({
  perSecond: Math.round(times.length / (elapsed / 1000)),
  p50: quantile(times, 0.5),
  p95: quantile(times, 0.95),
});

/** Runs the work concurrently until the time is over; the first second does not count. */
export const measure = async (work: (worker: number) => Promise<number>): Promise<Rate> => {
  const times: number[] = [];
  const start = performance.now() + 1000;
  const end = start + seconds * 1000;
  const worker = async (place: number): Promise<void> => {
    while (performance.now() < end) {
      const took = await work(place);
      if (performance.now() > start && performance.now() < end) times.push(took);
    }
  };
  await Promise.all(Array.from({ length: buyers }, (_, place) => worker(place)));
  return rateOf(times, seconds * 1000);
};
