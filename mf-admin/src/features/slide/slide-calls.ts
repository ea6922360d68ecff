import { call, read } from '@portal/shared/api';
import type { SlideForm, SlideRow } from '@portal/shared/contract';
import type { OrderedListCalls } from '#src/ordered-list/ordered-list-calls.ts';

/** The slides. */
export const slideCalls: OrderedListCalls<SlideRow, SlideForm> = {
  key: 'slides',
  perm: 'site:slide',
  rows: () => read('GET /api/v1/site/slides', { query: {} }),
  form: (id) => read('GET /api/v1/site/slides/:id/form', { params: { id } }),
  create: (body) => call('POST /api/v1/site/slides', { body }),
  change: (id, body) => call('PUT /api/v1/site/slides/:id', { params: { id }, body }),
  order: (ids) => call('PUT /api/v1/site/slides/order', { query: {}, body: { ids: [...ids] } }),
  setStatus: (id, status) =>
    call('PUT /api/v1/site/slides/:id/status', { params: { id }, query: { status } }),
  remove: (ids) => call('DELETE /api/v1/site/slides/:id', { params: { id: ids.join(',') } }),
};
