import { openSession } from '#src/identity/authentication/index.ts';
import { enter } from '../authorization/member-fixture.ts';
import type { ScopeFixture } from '../authorization/scope-fixture.ts';
import type { SignedIn } from '../support/sign-in.ts';
import type { Visitor } from './requests.ts';

export interface Visitors {
  headersOf(visitor: Visitor): Readonly<Record<string, string>>;
  /** Opens a new session, or an account where the old one was closed by a fuzzed request. */
  enterAgain(visitor: Visitor): Promise<void>;
}

/** The visitors of a portal: without a session, its member, and the role ROOT. */
export const openVisitors = async ({ portal, member }: ScopeFixture): Promise<Visitors> => {
  const { app, clock, deps } = portal;
  const signedIn: Record<string, SignedIn> = { member, root: await enter(portal, 'ROOT') };
  const isUsable = async (headers: SignedIn['headers']): Promise<boolean> => {
    const reply = await app.inject({ url: '/api/v1/users/me', headers });
    return reply.statusCode === 200 && !reply.json().data.mustChangePassword;
  };
  return {
    headersOf: (visitor) => ({ ...signedIn[visitor]?.headers }),
    enterAgain: async (visitor) => {
      const who = signedIn[visitor];
      if (!who) return;
      const opening = { userId: who.userId, address: '127.0.0.1', agent: 'fuzz', now: clock.now() };
      const headers = { authorization: `Bearer ${await openSession(deps, opening)}` };
      if (await isUsable(headers)) signedIn[visitor] = { ...who, headers };
      else signedIn[visitor] = await enter(portal, visitor === 'root' ? 'ROOT' : 'MEMBER');
    },
  };
};
