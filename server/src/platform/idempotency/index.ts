export { forgetOldKeys, once } from './idempotency.ts';
