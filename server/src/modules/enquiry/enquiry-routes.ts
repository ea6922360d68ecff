import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { handle } from '../../http/handle.ts';
import { placeEnquiry } from './enquiry-service.ts';

/** What groups ask the agency for. */
export const registerEnquiries = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'POST /api/v1/enquiries', ({ body, member, request }) =>
    placeEnquiry(deps, { form: body, address: request.ip, actor: member ?? 'system' }),
  );
};
