import type { FastifyReply, FastifyRequest } from 'fastify';

const LOOPBACK = /^(::1$|(::ffff:)?127\.)/;

/** A hook that allows localhost only: other machines must not use the switches. */
export async function onlyLoopback(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (LOOPBACK.test(request.socket.remoteAddress ?? '')) return undefined;
  return reply.code(403).send({ error: 'the switches answer only on this machine' });
}
