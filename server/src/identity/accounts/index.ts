export { cleanUpAccounts } from './account-cleanup.ts';
export { type AccountDeps, type Caller, createAccountDeps } from './account-deps.ts';
export { callerOf } from './caller-of.ts';
export { notifyNewDevice } from './new-device/notify-new-device.ts';
export { contactsOf, notifyOwner } from './notify-owner.ts';
export { closingDays, getOwnAccount } from './own-account.ts';
export { registerAvatars, registerNewAccounts, registerOwnAccount } from './own-account-routes.ts';
