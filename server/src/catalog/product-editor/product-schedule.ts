import type { Schedule, ScheduleTimes } from '@portal/shared/contract';
import { findSchedule, type SubjectSteps, setSchedule } from '#src/catalog/schedules/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { publishWithin, takeDownWithin } from './offer-service.ts';
import { lockProducts } from './product-record-repository.ts';
import { noProduct } from './stored-draft.ts';

const lock = async (tx: Db, id: number) => (await lockProducts(tx, [id]))[0];

/** When a product is published and taken down by itself. */
export const getProductSchedule = ({ db }: Pick<Deps, 'db'>, id: number): Promise<Schedule> =>
  findSchedule(db, { kind: 'product', id });

/** Sets or cancels when a product is published and taken down. Throws for an invalid instant, and 404. */
export const setProductSchedule = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  member: Member,
  id: number,
  times: ScheduleTimes,
): Promise<Schedule> =>
  db.transaction(async (tx) => {
    if (!(await lock(tx, id))) throw noProduct();
    return setSchedule(tx, { member, subject: { kind: 'product', id }, now: now() }, times);
  });

/** How scheduled steps of products are taken: like by an editor. One that is taken down already stays so. */
export const productSteps: SubjectSteps = {
  lock: async (tx, id) => (await lock(tx, id))?.title,
  take: async (tx, { id, action, actor, now }) => {
    if (action === 'publish') return publishWithin(tx, { actor, now }, id);
    if ((await lock(tx, id))?.status === 'live') await takeDownWithin(tx, actor, id);
    return [];
  },
};
