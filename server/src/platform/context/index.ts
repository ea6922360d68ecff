export type { Deps } from './deps.ts';
