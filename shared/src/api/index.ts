export { useAccessVersion } from './access-version.ts';
export * from './api-error.ts';
export { call } from './call.ts';
export type { CallOptions } from './call-options.ts';
export { type Notifier, notifier, setNotifier } from './notifier.ts';
export { isPoll, queryClient, queryOf, read } from './query.ts';
export { idempotencyKeys } from './random-keys.ts';
export { requestOf } from './request-url.ts';
export { currentTrace, documentTrace, type EndedCall, endedCalls } from './trace.ts';
