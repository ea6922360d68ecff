import type { CallData, ProductDraft, PublishFault } from '@portal/shared/contract';
import { publishFaults } from '@portal/shared/rules';
import { requestTime } from '#src/catalog/products/index.ts';
import { endStep, type ScheduleActor } from '#src/catalog/schedules/index.ts';
import { recordChange, recordChanges } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { invalidField, type Member } from '#src/platform/errors/index.ts';
import { applyDraft } from './apply-draft.ts';
import { lockStored } from './draft-service.ts';
import { deleteProducts, listLiveHotels, lockProducts, updateProduct } from './product-record-repository.ts';
import { endPublishProposal, proposePublishing } from './publishing/propose-publishing.ts';
import { needsApproval } from './publishing/publishing-right.ts';
import { countOpenDays, listOrderedSkus, listSkuRecords } from './sku-record-repository.ts';
import { noProduct, type StoredProduct } from './stored-draft.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

const audit = { subject: 'product' } as const;

/** Hotels of an itinerary that are not on sale: their links would lead nowhere. */
const hotelFaults = async (tx: Db, draft: ProductDraft): Promise<PublishFault[]> => {
  if (draft.kind !== 'tour') return [];
  const linked = draft.content.itinerary.map(({ hotelId = null }) => hotelId);
  const ids = linked.filter((id) => id !== null);
  const live = ids.length === 0 ? [] : await listLiveHotels(tx, ids);
  return linked.flatMap((id, day) =>
    id === null || live.includes(id) ? [] : [{ field: `content/itinerary/${day}/hotelId`, code: 'invalid' }],
  );
};

/** What keeps a product from being published. */
export const faultsOf = async (tx: Db, now: Date, { draft }: StoredProduct): Promise<PublishFault[]> => {
  const faults = [...publishFaults(draft), ...(await hotelFaults(tx, draft))];
  const enabled = draft.skus.flatMap(({ skuId, enabled }) => (enabled && skuId !== undefined ? [skuId] : []));
  if (enabled.length > 0 && (await countOpenDays(tx, enabled, requestTime({ now: () => now }))) === 0)
    faults.push({ field: 'skus', code: 'notBookable' });
  return faults;
};

/** In whose name and when something is published. */
export interface Publisher {
  readonly actor: ScheduleActor;
  readonly now: Date;
}

/**
 * Publishes a saved product in a transaction, without asking for an approval, and ends its schedule of publication and the
 * proposal to publish it. An incomplete one stays unchanged: returns all its errors. Throws 404.
 */
export const publishWithin = async (
  tx: Db,
  { actor, now }: Publisher,
  id: number,
): Promise<PublishFault[]> => {
  const stored = await lockStored(tx, id);
  const { record, draft, changed } = stored;
  const faults = await faultsOf(tx, now, stored);
  if (faults.length > 0) return faults;
  await endStep(tx, { kind: 'product', id }, 'publish');
  await endPublishProposal(tx, { actor, now }, id);
  if (record.status === 'live' && !changed) return [];
  await applyDraft(tx, stored, draft, { status: 'live', now });
  const change = { before: { status: record.status }, after: { status: 'live', draft } };
  await recordChange(tx, { ...audit, actor, action: 'publish', subjectId: id, ...change });
  return [];
};

const getHeld = async (tx: Db, ids: readonly number[]) => {
  const found = await lockProducts(tx, ids);
  if (found.length !== ids.length) throw noProduct();
  return found;
};

type Published = CallData<'PUT /api/v1/products/:id/publish'>;

/** Proposes to publish a product that is complete and has something to publish. */
const propose = async (
  tx: Db,
  publisher: Publisher,
  id: number,
  reason: string | undefined,
): Promise<Published[number]> => {
  const stored = await lockStored(tx, id);
  const faults = await faultsOf(tx, publisher.now, stored);
  if (faults.length > 0 || (stored.record.status === 'live' && !stored.changed)) return { id, faults };
  await proposePublishing(tx, publisher, stored, { reason, at: null });
  return { id, faults, proposed: true };
};

/**
 * Publishes saved products, each in its own transaction, or proposes that when publishing by the member needs approval.
 * An incomplete product stays unchanged and all its errors are returned. Throws 404 before anything is published, and for
 * a proposal like {@link proposePublishing}.
 */
export const publishProducts = async (
  deps: Needs,
  member: Member,
  { ids, reason }: { readonly ids: readonly number[]; readonly reason?: string | undefined },
): Promise<Published> => {
  await deps.db.transaction((tx) => getHeld(tx, ids));
  const published: Published = [];
  for (const id of ids) {
    const publisher = { actor: member, now: deps.now() };
    const publish = async (tx: Db): Promise<Published[number]> =>
      (await needsApproval(tx, member))
        ? propose(tx, publisher, id, reason)
        : { id, faults: await publishWithin(tx, publisher, id) };
    published.push(await deps.db.transaction(publish));
  }
  return published;
};

/** Takes a live product off sale in a transaction, and ends its schedule of that. */
export const takeDownWithin = async (tx: Db, actor: ScheduleActor, id: number): Promise<void> => {
  await updateProduct(tx, id, { status: 'down' });
  await endStep(tx, { kind: 'product', id }, 'take-down');
  const change = { before: { status: 'live' }, after: { status: 'down' } };
  await recordChange(tx, { ...audit, actor, action: 'take-down', subjectId: id, ...change });
};

/** Takes products off sale, all or none. Throws HttpError for a product that is not on sale, and 404. */
export const takeDownProducts = ({ db }: Needs, member: Member, ids: readonly number[]): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { id, status, title } of await getHeld(tx, ids)) {
      if (status !== 'live')
        throw invalidField('id', `“${title.zh}”没有上架`, `“${title.en ?? title.zh}” is not offered`);
      await takeDownWithin(tx, member, id);
    }
  });

const isOrdered = async (tx: Db, id: number): Promise<boolean> => {
  const skuIds = (await listSkuRecords(tx, id)).map(({ skuId }) => skuId);
  return (await listOrderedSkus(tx, skuIds)).length > 0;
};

/** Deletes drafts, all or none. Throws HttpError for products that were ever on offer or ordered, and 404. */
export const deleteDrafts = ({ db }: Needs, member: Member, ids: readonly number[]): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await getHeld(tx, ids);
    for (const { id, status, title } of found)
      if (status !== 'draft' || (await isOrdered(tx, id)))
        throw invalidField(
          'id',
          `“${title.zh}”上架过，不能删除，只能下架`,
          `“${title.en ?? title.zh}” was offered once: it can be taken down, not deleted`,
        );
    await deleteProducts(tx, ids);
    const deleted = { ...audit, actor: member, action: 'delete' } as const;
    await recordChanges(
      tx,
      found.map((before) => ({ ...deleted, subjectId: before.id, before })),
    );
  });
