export { registerBulkJobs } from './bulk-job-routes.ts';
export { type BulkDeps, deleteOldJobs } from './bulk-job-service.ts';
export { runBulkJobs } from './run-bulk-jobs.ts';
