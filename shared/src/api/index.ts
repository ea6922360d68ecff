export { useAccessVersion } from './access-version.ts';
export * from './api-error.ts';
export { call } from './call.ts';
export type { CallOptions } from './call-options.ts';
export { idempotencyKeys } from './idempotency-key.ts';
export { type Notifier, notifier, setNotifier } from './notifier.ts';
export { isPoll, queryClient, queryOf, read } from './query.ts';
export { requestOf } from './request-url.ts';
