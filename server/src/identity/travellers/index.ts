export { findNameByMobile, findTravellers } from './traveller-repository.ts';
export { registerDocuments, travellerRoutes } from './traveller-routes.ts';
export { sealTraveller, type TravellerDeps, travellerService } from './traveller-service.ts';
