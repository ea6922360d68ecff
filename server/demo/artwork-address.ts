import type { SceneName } from '@portal/demo-artwork';

/** Where the artwork of a scene is served; another seed gives another picture of it. */
export const artworkAddress = (scene: SceneName, seed: string): string => `/artwork/${scene}/${seed}.svg`;
