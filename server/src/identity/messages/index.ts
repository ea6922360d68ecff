import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { readChannels, setChannels } from './channel-service.ts';
import { pageMessages, readAllMessages, readMessage } from './message-service.ts';

export { type Delivery, findDeliveries, listChannelSettings } from './channel-repository.ts';
export {
  addMessages,
  countUnread,
  deleteOldMessages,
  insertMessages,
  type NewMessage,
} from './message-repository.ts';

/** The message centre of the signed-in member. */
export const registerMessages = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/messages', ({ member, query }) => pageMessages(deps, member.userId, query));
  handle(app, 'GET /api/v1/messages/channels', ({ member }) => readChannels(deps, member.userId));
  handle(app, 'PUT /api/v1/messages/channels', ({ member, body }) => setChannels(deps, member.userId, body));
  handle(app, 'PUT /api/v1/messages/:id/read', ({ member, params }) =>
    readMessage(deps, member.userId, params.id),
  );
  handle(app, 'PUT /api/v1/messages/read', ({ member }) => readAllMessages(deps, member.userId));
};
