export { createJobProcess, type JobProcess, JobStopped } from './job-process.ts';
export { createJobQueue, type JobQueue } from './job-queue.ts';
export { residentBytes } from './resident-bytes.ts';
