import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import {
  addEnquiryNote,
  assignEnquiry,
  getEnquiry,
  listAssignees,
  pageEnquiries,
  takeEnquiryFurther,
} from './enquiry-case-service.ts';
import { placeEnquiry, placeMessage } from './enquiry-service.ts';

const registerWork = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'PUT /api/v1/enquiries/:id/state', ({ member, params, body }) =>
    takeEnquiryFurther(deps, member, params.id, body),
  );
  handle(app, 'PUT /api/v1/enquiries/:id/assignee', ({ member, params, body, scope }) =>
    assignEnquiry(deps, member, params.id, body, scope),
  );
  handle(app, 'POST /api/v1/enquiries/:id/notes', ({ member, params, body }) =>
    addEnquiryNote(deps, member, params.id, body.text),
  );
};

/** The calls for enquiries, of visitors and of staff. */
export const registerEnquiries = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'POST /api/v1/enquiries', ({ body, member, request }) =>
    placeEnquiry(deps, { form: body, address: request.ip, actor: member ?? 'system' }),
  );
  handle(app, 'POST /api/v1/enquiries/messages', ({ body, member, request }) =>
    placeMessage(deps, { form: body, address: request.ip, actor: member ?? 'system' }),
  );
  handle(app, 'GET /api/v1/enquiries/page', ({ member, query, scope }) =>
    pageEnquiries(deps, member, query, scope),
  );
  handle(app, 'GET /api/v1/enquiries/assignees', ({ scope }) => listAssignees(deps, scope));
  handle(app, 'GET /api/v1/enquiries/:id', ({ member, params }) => getEnquiry(deps, member, params.id));
  registerWork(app, deps);
};
