export { boundedDispatcher } from './bounded-dispatcher.ts';
export { networkReason, type OutsideAnswer, requestOutside } from './request-outside.ts';
