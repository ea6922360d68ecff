export { registerAccountDeletion } from './account-deletion-routes.ts';
export { eraseClosedAccounts } from './erase-account.ts';
export { eraseOrders } from './erase-orders.ts';
export { isOpenOrder } from './open-obligations.ts';
export { slimDetails } from './slim-details.ts';
