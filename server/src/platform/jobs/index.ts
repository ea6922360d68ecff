export { gather } from './gather.ts';
export { inParallel } from './in-parallel.ts';
export { type RecurringJob, type RunningJobs, runRecurring } from './recurring.ts';
