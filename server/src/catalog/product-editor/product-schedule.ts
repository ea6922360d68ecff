import type { Schedule, ScheduledStep, ScheduleTimes } from '@portal/shared/contract';
import { findSchedule, type SubjectSteps, setSchedule } from '#src/catalog/schedules/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { lockStored } from './draft-service.ts';
import { faultsOf, type Publisher, publishWithin, takeDownWithin } from './offer-service.ts';
import { lockProducts } from './product-record-repository.ts';
import {
  incomplete,
  isStepApproved,
  proposePublishing,
  withdrawOwn,
} from './publishing/propose-publishing.ts';
import { needsApproval } from './publishing/publishing-right.ts';
import { noProduct } from './stored-draft.ts';

const lock = async (tx: Db, id: number) => (await lockProducts(tx, [id]))[0];

/** When a product is published and taken down by itself. */
export const getProductSchedule = ({ db }: Pick<Deps, 'db'>, id: number): Promise<Schedule> =>
  findSchedule(db, { kind: 'product', id });

const isSameStep = (before: ScheduledStep | null, after: ScheduledStep | null): boolean =>
  before?.at === after?.at && before?.author === after?.author && !before?.failure;

/** Proposes the publication at an instant; without one, the own proposal is withdrawn. */
const proposeStep = async (
  tx: Db,
  publisher: Publisher,
  id: number,
  { publishAt, reason }: ScheduleTimes & { readonly reason?: string | undefined },
): Promise<void> => {
  if (publishAt === null) return withdrawOwn(tx, publisher, id);
  const stored = await lockStored(tx, id);
  const faults = await faultsOf(tx, publisher.now, stored);
  if (faults.length > 0) throw incomplete(faults, 'publishAt');
  await proposePublishing(tx, publisher, stored, { reason, at: publishAt });
};

/**
 * Sets or cancels when a product is published and taken down. Throws for an invalid instant, and 404.
 * A publication by a member whose publishing needs approval is proposed: throws for an incomplete product, and like
 * {@link proposePublishing}.
 */
export const setProductSchedule = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  member: Member,
  id: number,
  { reason, ...times }: ScheduleTimes & { readonly reason?: string | undefined },
): Promise<Schedule> =>
  db.transaction(async (tx) => {
    if (!(await lock(tx, id))) throw noProduct();
    const subject = { kind: 'product', id } as const;
    const publisher = { actor: member, now: now() };
    const before = await findSchedule(tx, subject);
    const schedule = await setSchedule(tx, { member, subject, now: publisher.now }, times);
    if (isSameStep(before.publish, schedule.publish)) return schedule;
    if (await needsApproval(tx, member)) await proposeStep(tx, publisher, id, { reason, ...times });
    return schedule;
  });

/** How scheduled steps of products are taken: like by an editor, if they were approved where that is needed. One that is taken down already stays so. */
export const productSteps: SubjectSteps = {
  lock: async (tx, id) => (await lock(tx, id))?.title,
  isApproved: async (tx, { id, action, at, actor }) =>
    action !== 'publish' ||
    !(await needsApproval(tx, actor)) ||
    isStepApproved(tx, await lockStored(tx, id), at),
  take: async (tx, { id, action, actor, now }) => {
    if (action === 'publish') return publishWithin(tx, { actor, now }, id);
    if ((await lock(tx, id))?.status === 'live') await takeDownWithin(tx, actor, id);
    return [];
  },
};
