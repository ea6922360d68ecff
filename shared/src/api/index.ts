export * from './api-error.ts';
export { call } from './call.ts';
export type { CallOptions } from './call-options.ts';
export { idempotencyKeys } from './idempotency-key.ts';
export { type Notifier, setNotifier } from './notifier.ts';
export { usePreference } from './preferences.ts';
export { queryClient, queryOf } from './query.ts';
