export { runDatedSteps } from './fulfilment-jobs.ts';
export { registerFulfilment } from './fulfilment-routes.ts';
