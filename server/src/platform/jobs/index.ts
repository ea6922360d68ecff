export { inParallel } from './in-parallel.ts';
export { type RecurringJob, type RunningJobs, runRecurring } from './recurring.ts';
export { createWriteBehindBuffer } from './write-behind-buffer.ts';
