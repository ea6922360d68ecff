export { type HttpResponse, networkReason, sendHttpRequest } from './http-client.ts';
export { timeoutDispatcher } from './timeout-dispatcher.ts';
