import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { registerAccount } from './account/account-routes.ts';

/** Every module of the server, each one line. `account` comes first: it knows who is asking. */
export const registerModules = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  registerAccount(app, deps);
};
