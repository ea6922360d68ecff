import { call, read } from '@portal/shared/api';
import type {
  AreaLabelForm,
  AreaLabelRow,
  AreaTypeForm,
  AreaTypeRow,
  HomeAreaForm,
  HomeAreaRow,
} from '@portal/shared/contract';
import type { OrderedListCalls } from '#src/ordered-list/ordered-list-calls.ts';

/** The areas of the home page. */
export const areaCalls: OrderedListCalls<HomeAreaRow, HomeAreaForm> = {
  key: 'areas',
  perm: 'site:area',
  rows: () => read('GET /api/v1/site/areas', { query: {} }),
  form: (id) => read('GET /api/v1/site/areas/:id/form', { params: { id } }),
  create: (body) => call('POST /api/v1/site/areas', { body }),
  change: (id, body) => call('PUT /api/v1/site/areas/:id', { params: { id }, body }),
  order: (ids) => call('PUT /api/v1/site/areas/order', { query: {}, body: { ids: [...ids] } }),
  setStatus: (id, status) => call('PUT /api/v1/site/areas/:id/status', { params: { id }, query: { status } }),
  remove: (ids) => call('DELETE /api/v1/site/areas/:id', { params: { id: ids.join(',') } }),
};

/** The recommendation types of an area. */
export const typeCallsOf = (areaId: number): OrderedListCalls<AreaTypeRow, AreaTypeForm> => ({
  key: `area-types ${areaId}`,
  perm: 'site:area',
  rows: () => read('GET /api/v1/site/area-types', { query: { areaId } }),
  form: (id) => read('GET /api/v1/site/area-types/:id/form', { params: { id } }),
  create: (body) => call('POST /api/v1/site/area-types', { body }),
  change: (id, body) => call('PUT /api/v1/site/area-types/:id', { params: { id }, body }),
  order: (ids) => call('PUT /api/v1/site/area-types/order', { query: { areaId }, body: { ids: [...ids] } }),
  setStatus: (id, status) =>
    call('PUT /api/v1/site/area-types/:id/status', { params: { id }, query: { status } }),
  remove: (ids) => call('DELETE /api/v1/site/area-types/:id', { params: { id: ids.join(',') } }),
});

/** The labels of a recommendation type. */
export const labelCallsOf = (typeId: number): OrderedListCalls<AreaLabelRow, AreaLabelForm> => ({
  key: `area-labels ${typeId}`,
  perm: 'site:area',
  rows: () => read('GET /api/v1/site/area-labels', { query: { typeId } }),
  form: (id) => read('GET /api/v1/site/area-labels/:id/form', { params: { id } }),
  create: (body) => call('POST /api/v1/site/area-labels', { body }),
  change: (id, body) => call('PUT /api/v1/site/area-labels/:id', { params: { id }, body }),
  order: (ids) => call('PUT /api/v1/site/area-labels/order', { query: { typeId }, body: { ids: [...ids] } }),
  setStatus: (id, status) =>
    call('PUT /api/v1/site/area-labels/:id/status', { params: { id }, query: { status } }),
  remove: (ids) => call('DELETE /api/v1/site/area-labels/:id', { params: { id: ids.join(',') } }),
});
