import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type OverrideCommand,
  parseOverrideCommand,
  type ReleaseChoice,
} from '#src/delivery/releases/index.ts';
import type { Env } from '#src/platform/config/index.ts';
import { forbidden, HttpError } from '#src/platform/errors/index.ts';
import { isPage } from '#src/platform/http/index.ts';
import { sendConfirmation, sendRefusal } from './override-pages.ts';

const commandOf = ({ url }: FastifyRequest): OverrideCommand | undefined =>
  parseOverrideCommand(new URLSearchParams(url.split('?')[1]));

/** Browsers send `Origin` with every POST, and scripts cannot change it. */
const isFromPortal = ({ headers: { origin = '' }, host }: FastifyRequest, { publicOrigin }: Env): boolean =>
  origin === publicOrigin || URL.parse(origin)?.host === host;

/** A refused preview link is answered with a page, other refusals as everywhere. */
const refuseWithPage =
  ({ begin }: OverrideCommand, request: FastifyRequest, reply: FastifyReply) =>
  (error: unknown): FastifyReply => {
    const isOfLink = error instanceof HttpError && begin.some(({ link }) => link);
    if (!isOfLink) throw error;
    return sendRefusal(request, reply, error);
  };

/**
 * A POST starts overrides, and only from a page of the portal. Returns the handler for a GET with `override`
 * parameters: it asks for confirmation of those to start, so that a link alone starts none, and ends the others at
 * once.
 */
export const registerOverrides = (app: FastifyInstance, choice: ReleaseChoice, env: Env) => {
  void app.register(async (scope) => {
    // The form of the confirmation has no fields: all is in its URL.
    const options = { parseAs: 'string', bodyLimit: 1024 } as const;
    scope.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.post('/*', { schema: { hide: true } }, async (request, reply) => {
      const command = isPage(request.url) ? commandOf(request) : undefined;
      if (!command) return reply.code(404).type('text/plain').send('Not found\n');
      if (!isFromPortal(request, env)) throw forbidden();
      return choice.apply(command, request, reply).catch(refuseWithPage(command, request, reply));
    });
  });

  return async (
    command: OverrideCommand,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    if (command.begin.length === 0) return choice.apply(command, request, reply);
    return choice
      .check(command, request, reply)
      .then((begin) => sendConfirmation(request, reply, begin))
      .catch(refuseWithPage(command, request, reply));
  };
};
