export { registerRegions } from './region-routes.ts';
export { findRegionNames, type RegionNames } from './region-service.ts';
