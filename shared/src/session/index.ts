export { forgetTickets } from './forget-tickets.ts';
export { HasPerm, useHasPerm } from './has-perm.tsx';
export { preloadCalls, takePreloadedResponse } from './preloaded-responses.ts';
export * from './store.ts';
