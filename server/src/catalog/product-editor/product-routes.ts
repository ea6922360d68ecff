import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle, parseIds } from '#src/platform/http/index.ts';
import { copyProduct, createProduct, discardChanges, getProductForm, saveProduct } from './draft-service.ts';
import { deleteDrafts, publishProducts, takeDownProducts } from './offer-service.ts';
import { previewProduct } from './preview-service.ts';
import { moveProducts } from './product-department.ts';
import { countByState } from './product-list-repository.ts';
import { getChoices, pageProducts } from './product-list-service.ts';
import { getProductSchedule, setProductSchedule } from './product-schedule.ts';
import { registerPublishing } from './publishing/publishing-routes.ts';

const registerReading = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/products/page', ({ query, scope }) => pageProducts(deps, query, scope));
  handle(app, 'GET /api/v1/products/counts', ({ scope }) => countByState(deps.db, scope));
  handle(app, 'GET /api/v1/products/choices', ({ query }) => getChoices(deps, query.kind));
  handle(app, 'GET /api/v1/products/:id/form', ({ params }) => getProductForm(deps, params.id));
  handle(app, 'GET /api/v1/products/:id/preview', ({ params }) => previewProduct(deps, params.id));
};

const registerWriting = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'POST /api/v1/products', ({ member, body }) => createProduct(deps, member, body));
  handle(app, 'POST /api/v1/products/:id/copy', ({ member, params }) => copyProduct(deps, member, params.id));
  handle(app, 'PUT /api/v1/products/:id', ({ member, params, body }) =>
    saveProduct(deps, member, params.id, body),
  );
  handle(app, 'DELETE /api/v1/products/:id/changes', ({ member, params }) =>
    discardChanges(deps, member, params.id),
  );
};

/** Routes of the product editor: products in any state, with their drafts. */
export const registerProducts = (app: FastifyInstance, deps: Deps): void => {
  registerReading(app, deps);
  registerWriting(app, deps);
  handle(app, 'PUT /api/v1/products/:id/publish', ({ member, params, body }) =>
    publishProducts(deps, member, { ids: parseIds(params.id), reason: body.reason }),
  );
  handle(app, 'PUT /api/v1/products/:id/take-down', ({ member, params }) =>
    takeDownProducts(deps, member, parseIds(params.id)),
  );
  registerPublishing(app, deps);
  handle(app, 'GET /api/v1/products/:id/schedule', ({ params }) => getProductSchedule(deps, params.id));
  handle(app, 'PUT /api/v1/products/:id/schedule', ({ member, params, body }) =>
    setProductSchedule(deps, member, params.id, body),
  );
  handle(app, 'PUT /api/v1/products/:id/department', ({ member, scope, params, body }) =>
    moveProducts(deps, { member, scope }, parseIds(params.id), body.deptId),
  );
  handle(app, 'DELETE /api/v1/products/:id', ({ member, params }) =>
    deleteDrafts(deps, member, parseIds(params.id)),
  );
};
