export { forgetOldKeys, type Keep, once } from './idempotency.ts';
