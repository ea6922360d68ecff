export { listProfilesShowing, listSlidesShowing } from './site-repository.ts';
export { registerSite } from './site-routes.ts';
