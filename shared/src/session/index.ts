export { askEarly, takeEarly } from './preloaded-responses.ts';
export { forgetTickets } from './forget-tickets.ts';
export { HasPerm, useHasPerm } from './has-perm.tsx';
export * from './store.ts';
export { readUserInfo } from './user-info.ts';
