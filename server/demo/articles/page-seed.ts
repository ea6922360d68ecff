import type { Pair } from '../tours/tour-seed.ts';
import type { BlockSeed } from './block-seed.ts';

/** A statement, or a page about the company, as it is written. */
export interface PageSeed {
  /** Names it in addresses, and seeds its pictures. */
  readonly code: string;
  readonly title: Pair;
  /** How long ago it was last changed. */
  readonly daysAgo: number;
  readonly body: readonly BlockSeed[];
}
