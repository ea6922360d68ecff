export { completeRemoval } from './complete-removal.ts';
export { registerTravellerRefunds } from './traveller-refund-routes.ts';
