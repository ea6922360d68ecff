import type { Rights } from '@portal/shared/rules';
import type { Db } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import type { DataScope } from './data-scope.ts';

/** Somebody in whose place a deputy decides today, with their rights of this moment. */
export interface Principal extends Rights {
  readonly userId: number;
  readonly username: string;
  readonly scope: DataScope;
}

/**
 * Finds whom a member represents today, without ROOT and users who cannot sign in; at most 10. In a transaction, none of
 * these deputyships ends before it does.
 */
export type FindPrincipals = (member: Pick<Member, 'userId'>, tx?: Db) => Promise<Principal[]>;

/** Who takes part in a proposal, by id: its proposer, the buyer of its order. */
export type Participants = readonly (number | null | undefined)[];

/** A member who decides: in their own right, or with `findPrincipal` as a deputy. */
export interface Decider extends Member {
  /**
   * Finds in the transaction of a decision in whose place it is made. Throws 403 unless somebody whom the member represents
   * may make it now, and A0233 when they take part in the proposal.
   */
  readonly findPrincipal?: (tx: Db, participants: Participants) => Promise<Principal>;
}

declare module 'fastify' {
  interface FastifyInstance {
    findPrincipals: FindPrincipals;
  }
  interface FastifyRequest {
    /** Set in calls that deputies may make. */
    decider: Decider | undefined;
  }
}
