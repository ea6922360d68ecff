import { Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { Instant } from '../base/fields.ts';

export const homePreviewContract = {
  'POST /api/v1/site/home-preview': entry({
    summary:
      'The `data` of a public call as it will be at an instant, when the steps scheduled until then are taken; nothing changes',
    access: { anyOf: ['site:slide:query', 'site:rotation:query', 'site:area:query'], scope: 'none' },
    body: Type.Object({
      /** From now to 366 days ahead. */
      at: Instant,
      /** Path and query: `/api/v1/tours?pageSize=4`. */
      url: Type.String({ pattern: '^/api/', maxLength: 500 }),
      /** The body of a POST; without one the call is a GET. */
      body: Type.Optional(Type.Record(Type.String({ maxLength: 32 }), Type.Unknown(), { maxProperties: 8 })),
    }),
    data: Type.Unknown(),
  }),
} as const;
