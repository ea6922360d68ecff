import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import {
  editCalendar,
  getProductCalendar,
  listCalendarDays,
  pageChoices,
  previewCalendarEdit,
} from './calendar-service.ts';
import { undoLastEdit } from './last-edit.ts';
import { approvePrices, declinePrices } from './price-proposal.ts';

/** Staff routes for prices and stock by day. */
export const registerProductCalendars = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/product-calendars', ({ query, scope }) => pageChoices(deps, query, scope));
  handle(app, 'GET /api/v1/product-calendars/:id', ({ member, params }) =>
    getProductCalendar(deps, member, params.id),
  );
  handle(app, 'GET /api/v1/product-calendars/:id/days', ({ params, query }) =>
    listCalendarDays(deps, params.id, query),
  );
  handle(app, 'POST /api/v1/product-calendars/:id/preview', ({ params, body }) =>
    previewCalendarEdit(deps, params.id, body),
  );
  handle(app, 'PUT /api/v1/product-calendars/:id', ({ member, params, body }) =>
    editCalendar(deps, member, params.id, body),
  );
  handle(app, 'POST /api/v1/product-calendars/:id/proposal/approve', ({ decider, params }) =>
    approvePrices(deps, decider, params.id),
  );
  handle(app, 'POST /api/v1/product-calendars/:id/proposal/decline', ({ decider, params, body }) =>
    declinePrices(deps, decider, params.id, body.reason),
  );
  handle(app, 'POST /api/v1/product-calendars/:id/undo', ({ member, params }) =>
    undoLastEdit(deps, member, params.id),
  );
};
