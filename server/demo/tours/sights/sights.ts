import type { SceneName } from '@portal/demo-artwork';
import { sightsAbroad } from './sights-abroad.ts';
import { sightsInChina } from './sights-in-china.ts';
import { sightsNearby } from './sights-nearby.ts';
import { sightsOfZhanjiang } from './sights-of-zhanjiang.ts';

/** Where a tour stops, and what its picture shows. */
export type Sight = readonly [zh: string, en: string, scene: SceneName];

/** Every sight by name. */
export const sights = {
  ...sightsOfZhanjiang,
  ...sightsNearby,
  ...sightsInChina,
  ...sightsAbroad,
};

export type SightName = keyof typeof sights;
