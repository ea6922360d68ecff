import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { answerWithEtag, handle } from '#src/platform/http/index.ts';
import { registerHolidays } from './holidays/holiday-routes.ts';
import { registerProfile } from './profile/profile-routes.ts';
import { listOnSale, listRecommended } from './recommendation-repository.ts';
import { registerSiteAdmin } from './site-admin-routes.ts';
import { listHomeAreas } from './site-repository.ts';
import {
  getTravelInfo,
  getWebsiteManager,
  listLabelsOfType,
  listNotices,
  listSlidesOnShow,
  listTypesOfArea,
} from './site-service.ts';

/** The public calls of the home page: profiles, slides, areas, recommended tours. */
export const registerSitePages = async (app: FastifyInstance, { db, env, now }: Deps): Promise<void> => {
  await app.register(async (scope) => {
    answerWithEtag(scope);
    handle(scope, 'GET /api/travelInfo/getByOrgCode', ({ query }) => getTravelInfo(db, query.orgCode));
    handle(scope, 'POST /api/slideShow/getSlideOnlineShowList_zj', ({ body }) =>
      listSlidesOnShow(db, body.orgCode ?? env.orgCode, now()),
    );
    handle(scope, 'POST /api/recommendRoute/page', ({ body }) => listRecommended(db, body, body));
    handle(scope, 'POST /api/route/sale/page', ({ body }) => listOnSale(db, body, body));
    handle(scope, 'GET /api/homeArea/web/getHomeArea', () => listHomeAreas(db));
    handle(scope, 'GET /api/recommendationType/:id', ({ params }) => listTypesOfArea(db, params.id));
    handle(scope, 'GET /api/sysRotation/byOrgCode/:code', ({ params }) => listNotices(db, params.code));
    handle(scope, 'GET /api/recommendationLabel/:a&:b', ({ params }) =>
      listLabelsOfType(db, params.a, params.b),
    );
    handle(scope, 'POST /api/websiteManager/:orgCode', ({ params }) => getWebsiteManager(db, params.orgCode));
  });
};

/** The public calls of the home page and for dates of lists, and editors' calls. */
export const registerSite = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  await registerSitePages(app, deps);
  registerSiteAdmin(app, deps);
  registerProfile(app, deps);
  registerHolidays(app, deps);
};
