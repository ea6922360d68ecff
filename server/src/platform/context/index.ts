export type { DataScope, DataScopes } from './data-scope.ts';
export type { Deps } from './deps.ts';
