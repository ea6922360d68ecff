import type { Canvas } from '../canvas.ts';
import type { LightName } from '../palettes.ts';

/** Fair weather first, a night and a rainy day now and then. */
export const anyLight = ['noon', 'noon', 'noon', 'dawn', 'dawn', 'dusk', 'dusk', 'night', 'rain'] as const;

/** The same without rain, for places people go to for the sun. */
export const fairLight = ['noon', 'noon', 'noon', 'dawn', 'dawn', 'dusk', 'dusk', 'night'] as const;

/** Things on a table by the window. */
export const windowLight = ['noon', 'noon', 'dawn'] as const;

/** Daylight only. */
export const dayLight = ['noon', 'noon', 'dawn', 'dusk'] as const;

/** One subject: the lights that flatter it (repeat one to see it more often) and how it is drawn. */
export interface Scene {
  readonly lights: readonly [LightName, ...LightName[]];
  /** Under a roof: rain outside does not fall on it. */
  readonly indoor?: boolean;
  draw(canvas: Canvas): string;
}
