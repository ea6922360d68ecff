export { registerFulfilment } from './fulfilment-routes.ts';
export { runDatedSteps } from './run-dated-steps.ts';
