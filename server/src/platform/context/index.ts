export type { DataScope, DataScopes } from './data-scope.ts';
export type { Deps } from './deps.ts';
export type { Decider, FindPrincipals, Participants, Principal } from './deputies.ts';
