export { listProfilesShowing, listSlidesShowing } from './site-repository.ts';
export { registerSite, registerSitePages } from './site-routes.ts';
