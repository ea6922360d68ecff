import type { CallInput, ProductDraft, ProductForm, ProductKind } from '@portal/shared/contract';
import { recordChange, requireVersion } from '#src/platform/audit/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { invalidField, type Member } from '#src/platform/errors/index.ts';
import { applyDraft, requireOwnSkus } from './apply-draft.ts';
import { blankDraft } from './blank-draft.ts';
import { keepPictures } from './draft-pictures.ts';
import { columnsOf } from './product-columns.ts';
import { deleteDraft, insertProduct, lockProducts, putDraft } from './product-record-repository.ts';
import { deleteSkus, insertSku } from './sku-record-repository.ts';
import { getStored, type StoredProduct } from './stored-draft.ts';
import { tidyDraft } from './tidy-draft.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

const audit = { subject: 'product' } as const;

const formOf = ({ record: { id, status }, changed, version, draft }: StoredProduct): ProductForm => ({
  id,
  status,
  changed,
  version,
  draft,
});

/** A product as the edit form shows it. Throws 404. */
export const getProductForm = async ({ db }: Needs, id: number): Promise<ProductForm> =>
  formOf(await getStored(db, id));

const insertDraft = async (tx: Db, member: Member, draft: ProductDraft): Promise<{ id: number }> => {
  const id = await insertProduct(tx, {
    kind: draft.kind,
    ownerId: member.userId,
    row: columnsOf(draft),
  });
  for (const [place, sku] of draft.skus.entries())
    await insertSku(tx, id, sku, { sort: place + 1, status: sku.enabled ? 1 : 0 });
  await recordChange(tx, { ...audit, actor: member, action: 'create', subjectId: id, after: draft });
  return { id };
};

/** Creates a draft product of a kind, invisible until published. */
export const createProduct = (
  { db }: Needs,
  member: Member,
  { kind, title }: { readonly kind: ProductKind; readonly title: { readonly zh: string } },
): Promise<{ id: number }> => {
  const zh = title.zh.trim();
  if (zh === '') throw invalidField('title', '标题不能为空', 'The title is blank');
  return db.transaction((tx) => insertDraft(tx, member, blankDraft(kind, { zh })));
};

const copyMark = '（副本）';
const longestTitle = 100;

const copyOf = (draft: ProductDraft): ProductDraft => {
  const zh = `${draft.title.zh.slice(0, longestTitle - copyMark.length)}${copyMark}`;
  const skus = draft.skus.map(({ skuId: _skuId, ...sku }) => sku);
  return { ...draft, title: { ...draft.title, zh }, labels: [], skus } as ProductDraft;
};

/** Creates a draft as a copy of a product, without prices, stock and labels. Throws 404. */
export const copyProduct = ({ db }: Needs, member: Member, id: number): Promise<{ id: number }> =>
  db.transaction(async (tx) => insertDraft(tx, member, copyOf((await getStored(tx, id)).draft)));

/** Saves a draft beside a live product. New SKUs are disabled until their calendar is filled. */
const storeDraft = async (tx: Db, stored: StoredProduct, draft: ProductDraft): Promise<void> => {
  const { id: productId } = stored.record;
  await requireOwnSkus(tx, productId, draft.skus);
  const added: number[] = [];
  const skus = [];
  for (const [place, sku] of draft.skus.entries()) {
    const skuId = sku.skuId ?? (await insertSku(tx, productId, sku, { sort: place + 1, status: 0 }));
    if (sku.skuId === undefined || stored.addedSkus.includes(skuId)) added.push(skuId);
    skus.push({ ...sku, skuId });
  }
  await deleteSkus(
    tx,
    stored.addedSkus.filter((skuId) => !added.includes(skuId)),
  );
  await putDraft(tx, { productId, draft: { ...draft, skus } as ProductDraft, addedSkus: added });
};

/** Reads a product with a row lock until the transaction ends. Throws 404. */
export const lockStored = async (tx: Db, id: number): Promise<StoredProduct> => {
  await lockProducts(tx, [id]);
  return getStored(tx, id);
};

/**
 * Saves a draft. Of a live product it is stored separately: visitors see the old version until it is
 * published. Throws HttpError: invalid field, 409 for a version conflict (optimistic locking), 404.
 */
export const saveProduct = (
  { db, now }: Needs,
  member: Member,
  id: number,
  { version, draft: typed }: CallInput<'PUT /api/v1/products/:id'>['body'],
): Promise<ProductForm> =>
  db.transaction(async (tx) => {
    const stored = await lockStored(tx, id);
    await requireVersion(tx, { ...audit, id, seen: version, stored: stored.version });
    const draft = tidyDraft(typed);
    if (draft.kind !== stored.record.kind)
      throw invalidField('draft/kind', '产品类型不能更改', 'The kind of a product stays');
    await keepPictures(tx, member.userId, draft, now());
    if (stored.record.status === 'live') await storeDraft(tx, stored, draft);
    else await applyDraft(tx, stored, draft, { now: now() });
    const change = { before: stored.draft, after: draft };
    await recordChange(tx, { ...audit, actor: member, action: 'update', subjectId: id, ...change });
    return formOf(await getStored(tx, id));
  });

/** Discards the unpublished changes of a live product; does nothing without any. Throws 404. */
export const discardChanges = ({ db }: Needs, member: Member, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { changed, addedSkus, draft } = await lockStored(tx, id);
    if (!changed) return;
    await deleteSkus(tx, addedSkus);
    await deleteDraft(tx, id);
    await recordChange(tx, { ...audit, actor: member, action: 'discard', subjectId: id, before: draft });
  });
