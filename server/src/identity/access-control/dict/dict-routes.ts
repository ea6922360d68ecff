import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { handle, languageOf, parseIds } from '#src/platform/http/index.ts';
import {
  changeItem,
  createItem,
  getItemForm,
  listItemOptions,
  pageItems,
  removeItems,
} from './dict-item-service.ts';
import { changeType, createType, getTypeForm, pageTypes, removeTypes } from './dict-type-service.ts';

const registerTypes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/dict/types/page', ({ query }) => pageTypes(deps, query));
  handle(app, 'GET /api/v1/dict/types/:id/form', ({ params }) => getTypeForm(deps, params.id));
  handle(app, 'POST /api/v1/dict/types', ({ member, body }) => createType(deps, member, body));
  handle(app, 'PUT /api/v1/dict/types/:id', ({ member, params, body }) =>
    changeType(deps, member, params.id, body),
  );
  handle(app, 'DELETE /api/v1/dict/types/:id', ({ member, params }) =>
    removeTypes(deps, member, parseIds(params.id)),
  );
};

const registerItems = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/dict/page', ({ query }) => pageItems(deps, query));
  handle(app, 'GET /api/v1/dict/:typeCode/options', ({ params, request }) =>
    listItemOptions(deps, params.typeCode, languageOf(request)),
  );
  handle(app, 'GET /api/v1/dict/:id/form', ({ params }) => getItemForm(deps, params.id));
  handle(app, 'POST /api/v1/dict', ({ member, body }) => createItem(deps, member, body));
  handle(app, 'PUT /api/v1/dict/:id', ({ member, params, body }) =>
    changeItem(deps, member, params.id, body),
  );
  handle(app, 'DELETE /api/v1/dict/:id', ({ member, params }) =>
    removeItems(deps, member, parseIds(params.id)),
  );
};

/** The eleven calls about dictionaries and their items. */
export const registerDicts = (app: FastifyInstance, deps: Deps): void => {
  registerTypes(app, deps);
  registerItems(app, deps);
};
