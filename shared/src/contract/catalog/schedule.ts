import { type Static, Type } from 'typebox';
import { entry } from '../base/entry.ts';
import { IdParams, Instant, nullable, oneOf } from '../base/fields.ts';

/** What keeps a product from being published: a field of the draft, and what is wrong with it. */
export const PublishFault = Type.Object({
  field: Type.String(),
  code: oneOf('required', 'invalid', 'notBookable'),
});
export type PublishFault = Static<typeof PublishFault>;

/**
 * Why a scheduled step was not taken: the product was incomplete, its author no longer had the permission, or a product
 * of an author whose publishing needs approval was not approved as it was.
 */
export const ScheduleFailure = Type.Object({
  reason: oneOf('incomplete', 'rights', 'approval'),
  faults: Type.Array(PublishFault),
});
export type ScheduleFailure = Static<typeof ScheduleFailure>;

/** A step at an instant, and the username of its author. With a failure it is over: it is not tried again. */
const ScheduledStep = Type.Object({
  at: Instant,
  author: Type.String(),
  failure: nullable(ScheduleFailure),
});
export type ScheduledStep = Static<typeof ScheduledStep>;

/** When a product or an article is published and taken down by itself; null: never. */
export const Schedule = Type.Object({
  publish: nullable(ScheduledStep),
  takeDown: nullable(ScheduledStep),
});
export type Schedule = Static<typeof Schedule>;

/** The instants of both steps, in full minutes; null: the step is cancelled. */
export const ScheduleTimes = Type.Object({ publishAt: nullable(Instant), takeDownAt: nullable(Instant) });
export type ScheduleTimes = Static<typeof ScheduleTimes>;

/** Why a product is published, for callers whose publishing needs approval. */
export const publishReason = { reason: Type.Optional(Type.String({ maxLength: 200 })) };

const publishing = { anyOf: ['biz:product:publish'], scope: { department: 'products' } } as const;
const articleEditing = { anyOf: ['site:article:edit'], scope: 'none' } as const;

export const scheduleContract = {
  'GET /api/v1/products/:id/schedule': entry({
    summary: 'When a product is published and taken down by itself',
    access: { ...publishing, anyOf: ['biz:product:query'] },
    params: IdParams,
    data: Schedule,
  }),
  'PUT /api/v1/products/:id/schedule': entry({
    summary:
      'Sets, changes or cancels when a product is published and taken down, within a year. The rules of publishing and the rights of the caller apply at that time. A publication of a caller whose publishing needs approval is proposed, with a reason, and takes place when it is approved',
    access: publishing,
    params: IdParams,
    body: Type.Object({ ...ScheduleTimes.properties, ...publishReason }),
    data: Schedule,
  }),
  'GET /api/v1/articles/:id/schedule': entry({
    summary: 'When an article is published and taken down by itself',
    access: { ...articleEditing, anyOf: ['site:article:query'] },
    params: IdParams,
    data: Schedule,
  }),
  'PUT /api/v1/articles/:id/schedule': entry({
    summary:
      'Sets, changes or cancels when an article is published and taken down, within a year. The rights of the caller apply at that time',
    access: articleEditing,
    params: IdParams,
    body: ScheduleTimes,
    data: Schedule,
  }),
} as const;
