export { mapWithConcurrency } from './map-with-concurrency.ts';
export { type RecurringJob, type RunningJobs, rest, runRecurring } from './recurring.ts';
export { createWriteBehindBuffer } from './write-behind-buffer.ts';
