import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle, languageOf } from '#src/platform/http/index.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { leaveWaitlist, listOwnEntries } from './own-waitlist.ts';
import { pageWaitlist } from './staff-waitlist.ts';

/** Routes of waiting lists: those of a member, and the lists for staff. */
export const registerWaitlist = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/waitlist', ({ member }) => listOwnEntries(deps.db, member.userId));
  handle(app, 'POST /api/v1/waitlist', ({ member, body, request }) =>
    joinWaitlist(deps, member.userId, body, languageOf(request) === 'en' ? 'en' : 'zh'),
  );
  handle(app, 'DELETE /api/v1/waitlist/:id', ({ member, params }) =>
    leaveWaitlist(deps, member.userId, params.id),
  );
  handle(app, 'GET /api/v1/staff/waitlist', ({ query, scope }) => pageWaitlist(deps, query, scope));
};
