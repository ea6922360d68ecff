export { createDownApps } from './down-apps.ts';
export { registerReleaseHealth } from './health-routes.ts';
export { forgetOldReports } from './health-service.ts';
export { sayDown } from './say-down.ts';
