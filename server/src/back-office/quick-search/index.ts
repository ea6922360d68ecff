export { registerConsole } from './console-routes.ts';
