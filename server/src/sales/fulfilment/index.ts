export { readDeparture } from './departure-info.ts';
export { runDatedSteps } from './fulfilment-jobs.ts';
export { registerFulfilment } from './fulfilment-routes.ts';
export { readGroup } from './group-progress.ts';
