export { createMemoize, type Memoize } from './memoize.ts';
