import type { Deps } from '#src/platform/context/index.ts';
import { type Member, requireStepUp } from '#src/platform/errors/index.ts';
import { type ForcePerson, personOf } from './force-person.ts';

/** Who forces failed checks, and when. */
export interface Force {
  readonly by: ForcePerson;
  /** No second person is required: the operator's token outside of production. */
  readonly alone: boolean;
  readonly at: Date;
}

const isOperatorToken = ({ userId, grant }: Member): boolean => userId === 0 && !grant;

/** Undefined for a call that does not force. Throws 403 when the caller's second factor has to be confirmed again. */
export const readForce = (
  member: Member,
  isForced: boolean | undefined,
  { env, now }: Pick<Deps, 'env' | 'now'>,
): Force | undefined => {
  if (!isForced) return undefined;
  requireStepUp(member);
  const alone = env.releaseTokenForcesAlone && isOperatorToken(member);
  return { by: personOf(member), alone, at: now() };
};
