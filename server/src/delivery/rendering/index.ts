export { registerRenderer } from './register-renderer.ts';
export type { Renderer, RenderRequest } from './renderer.ts';
