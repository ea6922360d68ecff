import { call } from '@portal/shared/api';
import type { RotationForm, RotationRow } from '@portal/shared/contract';
import type { KeptCalls } from '#src/frame/kept-list/kept-calls.ts';

const silent = { silent: true };

/** The notices. Refusals of a form belong to the form, so they are not toasted. */
export const rotationCalls: KeptCalls<RotationRow, RotationForm> = {
  key: 'rotations',
  perm: 'site:rotation',
  rows: () => call('GET /api/v1/site/rotations', { query: {} }, silent),
  form: (id) => call('GET /api/v1/site/rotations/:id/form', { params: { id } }, silent),
  create: (body) => call('POST /api/v1/site/rotations', { body }, silent),
  change: (id, body) => call('PUT /api/v1/site/rotations/:id', { params: { id }, body }, silent),
  order: (ids) => call('PUT /api/v1/site/rotations/order', { query: {}, body: { ids: [...ids] } }),
  setStatus: (id, status) =>
    call('PUT /api/v1/site/rotations/:id/status', { params: { id }, query: { status } }),
  remove: (ids) => call('DELETE /api/v1/site/rotations/:id', { params: { id: ids.join(',') } }),
};
