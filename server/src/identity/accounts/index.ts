export { cleanUpAccounts } from './account-cleanup.ts';
export { type AccountDeps, type Caller, createAccountDeps } from './account-deps.ts';
export { callerOf } from './caller-of.ts';
export { contactsOf, notifyOwner } from './notify-owner.ts';
export { closingDays, getOwnAccount } from './own-account.ts';
export { registerAvatars, registerNewAccounts, registerOwnAccount } from './own-account-routes.ts';
