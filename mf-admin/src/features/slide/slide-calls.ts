import { call } from '@portal/shared/api';
import type { SlideForm, SlideRow } from '@portal/shared/contract';
import type { KeptCalls } from '#src/frame/kept-list/kept-calls.ts';

const silent = { silent: true };

/** The slides. Refusals of a form belong to the form, so they are not toasted. */
export const slideCalls: KeptCalls<SlideRow, SlideForm> = {
  key: 'slides',
  perm: 'site:slide',
  rows: () => call('GET /api/v1/site/slides', { query: {} }, silent),
  form: (id) => call('GET /api/v1/site/slides/:id/form', { params: { id } }, silent),
  create: (body) => call('POST /api/v1/site/slides', { body }, silent),
  change: (id, body) => call('PUT /api/v1/site/slides/:id', { params: { id }, body }, silent),
  order: (ids) => call('PUT /api/v1/site/slides/order', { query: {}, body: { ids: [...ids] } }),
  setStatus: (id, status) =>
    call('PUT /api/v1/site/slides/:id/status', { params: { id }, query: { status } }),
  remove: (ids) => call('DELETE /api/v1/site/slides/:id', { params: { id: ids.join(',') } }),
};
