import type { Freight } from '@portal/shared/contract';

/** What sending costs, in fen: by post, chilled, as fruit, with padding, insured. */
export const freights = {
  post: { fee: 800, freeFrom: 9_900, remote: 1_200 },
  chilled: { fee: 2_800, freeFrom: 29_900, remote: 3_000 },
  live: { fee: 3_500, freeFrom: null, remote: 4_000 },
  fruit: { fee: 1_200, freeFrom: 12_800, remote: 2_000 },
  padded: { fee: 1_500, freeFrom: 19_900, remote: 1_500 },
  insured: { fee: 0, freeFrom: 0, remote: 0 },
} as const satisfies Record<string, Freight>;
