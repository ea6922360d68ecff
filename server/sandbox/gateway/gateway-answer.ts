import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Faults } from './faults.ts';

/** Sends a gateway's response, or simulates the configured failure; the work is done either way. */
export function sendAnswer(faults: Faults, request: FastifyRequest, reply: FastifyReply, text: string) {
  switch (faults.answer) {
    case 'hang':
      return reply.hijack();
    case 'reset':
      request.raw.socket.resetAndDestroy();
      return reply.hijack();
    case '500':
      return reply.code(500).send('<h1>500 Internal Server Error</h1>');
    case 'truncate':
      return reply.send(text.slice(0, text.length / 2));
    default:
      return reply.send(text);
  }
}
