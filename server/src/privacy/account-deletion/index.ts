export { registerAccountDeletion } from './account-deletion-routes.ts';
export { eraseClosedAccounts } from './erase-account.ts';
