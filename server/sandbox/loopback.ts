import type { FastifyReply, FastifyRequest } from 'fastify';

const LOOPBACK = /^(::1$|(::ffff:)?127\.)/;

/** A hook that lets only this machine through: the switches are nobody else's. */
export async function onlyLoopback(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (LOOPBACK.test(request.socket.remoteAddress ?? '')) return undefined;
  return reply.code(403).send({ error: 'the switches answer only on this machine' });
}
