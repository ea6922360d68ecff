/** Network and CPU throttling of a visitor. */
export interface Network {
  readonly name: string;
  /** Round trip in ms, bandwidth in Mbit/s, and CPU slowdown factor. */
  readonly latency: number;
  readonly mbit: number;
  readonly cpu: number;
}

export const fast: Network = { name: 'fast (40 ms, 9 Mbit)', latency: 40, mbit: 9, cpu: 1 };
export const slow: Network = { name: 'slow (150 ms, 1.6 Mbit, 4x CPU)', latency: 150, mbit: 1.6, cpu: 4 };
