export { registerOwnData } from './data-routes.ts';
