import type { FastifyRequest } from 'fastify';
import { languageOf } from '#src/platform/http/index.ts';
import type { Caller } from './account-deps.ts';

/** The caller of a request, for messages and rate limits. */
export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  agent: request.headers['user-agent'] ?? '',
  language: languageOf(request),
});
