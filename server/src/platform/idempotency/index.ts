export { deleteOldKeys, once, oncePipelined, type SaveAnswer } from './idempotency.ts';
