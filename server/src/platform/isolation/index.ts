export { watchErrorOutput } from './error-output.ts';
export { createJobProcess, JobStopped } from './job-process.ts';
export { createJobQueue } from './job-queue.ts';
export { residentBytes } from './resident-bytes.ts';
