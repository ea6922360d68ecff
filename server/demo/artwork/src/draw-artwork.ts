import { Canvas } from './canvas.ts';
import { rain } from './elements/landscape/sky.ts';
import type { LightName } from './palettes.ts';
import { randomFrom } from './random.ts';
import type { Scene } from './scenes/scene.ts';
import { scenes } from './scenes/scenes.ts';

export type SceneName = keyof typeof scenes;

export interface ArtworkRequest {
  readonly scene: SceneName;
  /** Any text; the same seed gives the same picture, another seed another one. */
  readonly seed: string;
  /** The hour and weather; left out, the seed chooses one that suits the scene. */
  readonly light?: LightName;
}

/** Every subject there is artwork for. */
export const sceneNames = Object.keys(scenes) as readonly SceneName[];

/** Whether `value` names a scene. */
export function isSceneName(value: string): value is SceneName {
  return Object.hasOwn(scenes, value);
}

/** A picture as complete SVG text: 1200 × 900, made to be cropped around its middle, free of text, same in same out. */
export function drawArtwork(request: ArtworkRequest): string {
  const scene: Scene = scenes[request.scene];
  const dice = randomFrom(`${request.seed}/${request.scene}`);
  const light = request.light ?? dice.pick(scene.lights);
  const canvas = new Canvas(`${request.scene}/${request.seed}`, light);
  const drawing = scene.draw(canvas) + (light === 'rain' && !scene.indoor ? rain(canvas) : '');
  const placed = dice.chance(0.5) ? `<g transform="matrix(-1 0 0 1 1200 0)">${drawing}</g>` : drawing;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice">${canvas.definitions}${placed}</svg>`;
}
