export { cancelMissedBalances } from './cancel-missed-balances.ts';
export { remindBalances } from './remind-balances.ts';
