export type { RenderJob } from './messages.ts';
export { registerRenderer, releaseFileLoader } from './register-renderer.ts';
export { createRenderWorker, type RenderLimits, type RenderWorker, renderLimits } from './render-worker.ts';
export type { Renderer, RenderRequest } from './renderer.ts';
