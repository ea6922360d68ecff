export { registerReleaseHealth } from './health-routes.ts';
export { deleteOldReporters, deleteOldReports } from './health-service.ts';
export { markUnavailableApps } from './mark-unavailable.ts';
export { createUnavailableApps } from './unavailable-apps.ts';
