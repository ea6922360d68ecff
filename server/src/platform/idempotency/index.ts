export { deleteOldKeys, once } from './idempotency.ts';
