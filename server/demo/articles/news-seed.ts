import type { SceneName } from '@portal/demo-artwork';
import type { Pair } from '../tours/tour-seed.ts';
import type { BlockSeed } from './block-seed.ts';

/** What the news is about. */
export const newsCategories = {
  旅行资讯: 'Travel notes',
  目的地: 'Places',
  美食: 'Food',
  公司动态: 'From the agency',
  活动: 'Events',
} as const;

export type NewsCategory = keyof typeof newsCategories;

/** A news item as it is written. */
export interface NewsSeed {
  /** Also seeds its pictures: `a-z 0-9 -`, at most 50 characters. */
  readonly slug: string;
  readonly category: NewsCategory;
  /** Month and day, because seasons come every year: it was published when that day last was. */
  readonly on: string;
  readonly title: Pair;
  readonly summary: Pair;
  readonly scene: SceneName;
  readonly body: readonly BlockSeed[];
}

/** Who wrote it, where it is not the agency's travel desk. */
export const sources = {
  desk: ['海途旅行编辑部', 'Haitu travel desk'],
  agency: ['海途旅行社', 'Haitu Travel'],
} as const satisfies Record<string, Pair>;
