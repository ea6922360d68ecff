import type { SceneName } from '#src/modules/artwork/draw-artwork.ts';

/** Where the artwork of a scene is served; another seed gives another picture of it. */
export const artworkAddress = (scene: SceneName, seed: string): string => `/artwork/${scene}/${seed}.svg`;
