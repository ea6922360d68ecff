import type { ReleaseGrant, Rights, SessionEnd } from '@portal/shared/rules';
import type { FactorState } from './factor-state.ts';

/** Who is making a request. */
export interface Member extends Rights {
  readonly userId: number;
  readonly username: string;
  readonly sessionId: number;
  /** The password is an initial one: only calls with `withInitialPassword` are open. */
  readonly mustChangePassword?: boolean;
  /** The access version that the rights were read under; a pipeline has none. */
  readonly accessVersion?: number;
  /** How the session stands with its second factor; a pipeline has none. */
  readonly factor?: FactorState;
  /** The apps and actions that a token of a team is bound to; others have none. */
  readonly grant?: ReleaseGrant;
}

/**
 * Finds who an Authorization header belongs to: undefined when it is missing, unknown or expired. A call in the
 * background does not count as use of the session.
 */
export type Authenticate = (
  authorization: string | undefined,
  isBackground?: boolean,
) => Promise<Member | undefined>;

/** Finds why the session of an Authorization header was ended before its time; undefined without a reason. */
export type FindSessionEnd = (authorization: string | undefined) => Promise<SessionEnd | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
    findSessionEnd: FindSessionEnd;
  }
  interface FastifyRequest {
    /** Set before the handler of every call that is not public; on public calls when a valid token came along. */
    member: Member | undefined;
  }
}
