export { artworkRoutes } from './artwork-routes.ts';
export { isSceneName, type SceneName, sceneNames } from './draw-artwork.ts';
export { type Random, randomFrom } from './random.ts';
