import type { ReleasePin } from '@portal/shared/contract';
import { findMissingRight } from '@portal/shared/rules';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { readForce } from '../force/read-force.ts';
import * as pins from '../pin/pin-service.ts';
import type { TrustedKeys } from '../signing/trusted-keys.ts';
import { requireRight } from '../token/require-right.ts';
import * as service from './canary-service.ts';

/** Pins name users: a token of a team gets those of its apps. */
const visibleTo = ({ grant }: Member, all: readonly ReleasePin[]): ReleasePin[] =>
  all.filter(({ app }) => findMissingRight(grant, app, []) === undefined);

/** Starting and stopping canaries. */
export const registerCanaries = (app: FastifyInstance, deps: Deps, trusted: TrustedKeys): void => {
  const { db } = deps;
  handle(app, 'POST /api/v1/releases/canary', ({ body, member }) => {
    requireRight(member, body.app, 'canary', ...(body.force ? (['force'] as const) : []));
    const force = readForce(member, body.force, deps);
    return service.startCanary(db, { ...body, force, actor: member.username }, trusted);
  });
  handle(app, 'POST /api/v1/releases/canary/stop', ({ body, member }) => {
    requireRight(member, body.app, 'canary');
    return service.stopCanary(db, { ...body, actor: member.username });
  });
  handle(app, 'GET /api/v1/releases/pins', async ({ member }) => visibleTo(member, await pins.listPins(db)));
  handle(app, 'POST /api/v1/releases/pin', async ({ body, member }) => {
    requireRight(member, body.app, 'canary');
    const done = await pins.pin(db, { ...body, actor: member.username }, trusted);
    return { ...done, pins: visibleTo(member, done.pins) };
  });
  handle(app, 'POST /api/v1/releases/unpin', async ({ body, member }) => {
    requireRight(member, body.app, 'canary');
    const done = await pins.unpin(db, { ...body, actor: member.username });
    return { ...done, pins: visibleTo(member, done.pins) };
  });
};
