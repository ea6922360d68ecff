import type { SceneName } from '@portal/demo-artwork';
import type { Block } from '@portal/shared/contract';
import { artworkAddress } from '../artwork-address.ts';
import { type Pair, textOf } from '../tours/tour-seed.ts';

/** Makes a block of an article; `seed` makes its picture one of its own. */
export type BlockSeed = (seed: string) => Block;

export const heading =
  (zh: string, en: string): BlockSeed =>
  () => ({ kind: 'heading', text: { zh, en } });

export const say =
  (zh: string, en: string): BlockSeed =>
  () => ({ kind: 'text', text: { zh, en } });

export const list =
  (...items: readonly Pair[]): BlockSeed =>
  () => ({ kind: 'list', items: items.map(textOf) });

export const picture =
  (scene: SceneName, zh: string, en: string): BlockSeed =>
  (seed) => ({
    kind: 'picture',
    picture: artworkAddress(scene, seed),
    caption: { zh, en },
  });

/** The blocks of an article, its pictures seeded by its name and their place. */
export const blocksOf = (slug: string, body: readonly BlockSeed[]): Block[] =>
  body.map((block, index) => block(`${slug}-${index + 1}`));
