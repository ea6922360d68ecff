import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { answerWithEtag, cacheResponses, handle, parseIds } from '#src/platform/http/index.ts';
import {
  changeHoliday,
  createHoliday,
  getDateChoices,
  getHolidayForm,
  pageHolidays,
  removeHolidays,
} from './holiday-service.ts';

/** Routes of the calendar of holidays: the dates that lists offer, and its administration. */
export const registerHolidays = (app: FastifyInstance, deps: Deps): void => {
  void app.register(async (scope) => {
    cacheResponses(scope, deps.now);
    answerWithEtag(scope);
    handle(scope, 'GET /api/v1/date-choices', () => getDateChoices(deps));
  });
  handle(app, 'GET /api/v1/site/holidays/page', ({ query }) => pageHolidays(deps, query));
  handle(app, 'GET /api/v1/site/holidays/:id/form', ({ params }) => getHolidayForm(deps, params.id));
  handle(app, 'POST /api/v1/site/holidays', ({ member, body }) => createHoliday(deps, member, body));
  handle(app, 'PUT /api/v1/site/holidays/:id', ({ member, params, body }) =>
    changeHoliday(deps, member, params.id, body),
  );
  handle(app, 'DELETE /api/v1/site/holidays/:id', ({ member, params }) =>
    removeHolidays(deps, member, parseIds(params.id)),
  );
};
