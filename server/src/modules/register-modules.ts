import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

/** Every module of the server, each one line. `account` comes first: it knows who is asking. */
export const registerModules = async (_app: FastifyInstance, _deps: Deps): Promise<void> => {};
