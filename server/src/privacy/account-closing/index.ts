export { registerClosing } from './closing-routes.ts';
export { eraseClosedAccounts } from './erase-account.ts';
