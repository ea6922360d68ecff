import type { Canvas } from '../canvas.ts';
import type { LightName } from '../palettes.ts';

/** One subject: the lights that flatter it (repeat one to see it more often) and how it is drawn. */
export interface Scene {
  readonly lights: readonly [LightName, ...LightName[]];
  /** Under a roof: rain outside does not fall on it. */
  readonly indoor?: boolean;
  draw(canvas: Canvas): string;
}
