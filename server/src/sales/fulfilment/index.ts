export { readDeparture, readGroup } from './departure-info.ts';
export { runDatedSteps } from './fulfilment-jobs.ts';
export { registerFulfilment } from './fulfilment-routes.ts';
export { transitionByStaff } from './fulfilment-service.ts';
export { shipBulkKinds } from './ship-bulk-kinds.ts';
