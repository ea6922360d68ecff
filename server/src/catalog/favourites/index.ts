export { registerFavourites } from './favourite-routes.ts';
