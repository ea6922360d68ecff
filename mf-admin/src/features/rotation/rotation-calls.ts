import { call, read } from '@portal/shared/api';
import type { RotationForm, RotationRow } from '@portal/shared/contract';
import type { OrderedListCalls } from '#src/ordered-list/ordered-list-calls.ts';

/** The notices. */
export const rotationCalls: OrderedListCalls<RotationRow, RotationForm> = {
  key: 'rotations',
  perm: 'site:rotation',
  rows: () => read('GET /api/v1/site/rotations', { query: {} }),
  form: (id) => read('GET /api/v1/site/rotations/:id/form', { params: { id } }),
  create: (body) => call('POST /api/v1/site/rotations', { body }),
  change: (id, body) => call('PUT /api/v1/site/rotations/:id', { params: { id }, body }),
  order: (ids) => call('PUT /api/v1/site/rotations/order', { query: {}, body: { ids: [...ids] } }),
  setStatus: (id, status) =>
    call('PUT /api/v1/site/rotations/:id/status', { params: { id }, query: { status } }),
  remove: (ids) => call('DELETE /api/v1/site/rotations/:id', { params: { id: ids.join(',') } }),
};
