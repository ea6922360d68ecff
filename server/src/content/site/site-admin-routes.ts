import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle } from '#src/platform/http/index.ts';
import { getLabelProducts, setLabelProducts } from './label-product-service.ts';
import { areaLabelList } from './list/area-label-list.ts';
import { areaList } from './list/area-list.ts';
import { areaTypeList } from './list/area-type-list.ts';
import { listHandlers } from './list/list-handlers.ts';
import { rotationList } from './list/rotation-list.ts';
import { slideList } from './list/slide-list.ts';

const registerSlides = (app: FastifyInstance, deps: Deps): void => {
  const slides = listHandlers(deps, slideList(deps.env.orgCode));
  handle(app, 'GET /api/v1/site/slides', slides.rows);
  handle(app, 'GET /api/v1/site/slides/:id/form', slides.form);
  handle(app, 'POST /api/v1/site/slides', slides.create);
  handle(app, 'PUT /api/v1/site/slides/order', slides.order);
  handle(app, 'PUT /api/v1/site/slides/:id', slides.change);
  handle(app, 'PUT /api/v1/site/slides/:id/status', slides.setStatus);
  handle(app, 'DELETE /api/v1/site/slides/:id', slides.remove);
};

const registerRotations = (app: FastifyInstance, deps: Deps): void => {
  const rotations = listHandlers(deps, rotationList(deps.env.orgCode));
  handle(app, 'GET /api/v1/site/rotations', rotations.rows);
  handle(app, 'GET /api/v1/site/rotations/:id/form', rotations.form);
  handle(app, 'POST /api/v1/site/rotations', rotations.create);
  handle(app, 'PUT /api/v1/site/rotations/order', rotations.order);
  handle(app, 'PUT /api/v1/site/rotations/:id', rotations.change);
  handle(app, 'PUT /api/v1/site/rotations/:id/status', rotations.setStatus);
  handle(app, 'DELETE /api/v1/site/rotations/:id', rotations.remove);
};

const registerAreas = (app: FastifyInstance, deps: Deps): void => {
  const areas = listHandlers(deps, areaList);
  handle(app, 'GET /api/v1/site/areas', areas.rows);
  handle(app, 'GET /api/v1/site/areas/:id/form', areas.form);
  handle(app, 'POST /api/v1/site/areas', areas.create);
  handle(app, 'PUT /api/v1/site/areas/order', areas.order);
  handle(app, 'PUT /api/v1/site/areas/:id', areas.change);
  handle(app, 'PUT /api/v1/site/areas/:id/status', areas.setStatus);
  handle(app, 'DELETE /api/v1/site/areas/:id', areas.remove);
};

const registerTypes = (app: FastifyInstance, deps: Deps): void => {
  const types = listHandlers(deps, areaTypeList);
  handle(app, 'GET /api/v1/site/area-types', types.rows);
  handle(app, 'GET /api/v1/site/area-types/:id/form', types.form);
  handle(app, 'POST /api/v1/site/area-types', types.create);
  handle(app, 'PUT /api/v1/site/area-types/order', types.order);
  handle(app, 'PUT /api/v1/site/area-types/:id', types.change);
  handle(app, 'PUT /api/v1/site/area-types/:id/status', types.setStatus);
  handle(app, 'DELETE /api/v1/site/area-types/:id', types.remove);
};

const registerLabels = (app: FastifyInstance, deps: Deps): void => {
  const labels = listHandlers(deps, areaLabelList);
  handle(app, 'GET /api/v1/site/area-labels', labels.rows);
  handle(app, 'GET /api/v1/site/area-labels/:id/form', labels.form);
  handle(app, 'POST /api/v1/site/area-labels', labels.create);
  handle(app, 'PUT /api/v1/site/area-labels/order', labels.order);
  handle(app, 'PUT /api/v1/site/area-labels/:id', labels.change);
  handle(app, 'PUT /api/v1/site/area-labels/:id/status', labels.setStatus);
  handle(app, 'DELETE /api/v1/site/area-labels/:id', labels.remove);
  handle(app, 'GET /api/v1/site/area-labels/:id/products', ({ params }) => getLabelProducts(deps, params.id));
  handle(app, 'PUT /api/v1/site/area-labels/:id/products', ({ member, params, body }) =>
    setLabelProducts(deps, member, params.id, body),
  );
};

/** The editors' calls for the lists of the site. */
export const registerSiteAdmin = (app: FastifyInstance, deps: Deps): void => {
  registerSlides(app, deps);
  registerRotations(app, deps);
  registerAreas(app, deps);
  registerTypes(app, deps);
  registerLabels(app, deps);
};
