import type { ProductDraft } from '@portal/shared/contract';
import { refreshFromPrice } from '#src/catalog/products/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { invalidField } from '#src/platform/errors/index.ts';
import { columnsOf } from './product-columns.ts';
import { deleteDraft, replaceLabels, updateProduct } from './product-record-repository.ts';
import { withSharedEnglish } from './shared-english.ts';
import {
  deleteSkus,
  disableSkus,
  insertSku,
  listOrderedSkus,
  listSkuRecords,
  type SkuDraft,
  updateSku,
} from './sku-record-repository.ts';
import type { StoredProduct } from './stored-draft.ts';

/** Throws HttpError for a SKU id of another product. */
export const requireOwnSkus = async (tx: Db, productId: number, wanted: readonly SkuDraft[]) => {
  const own = (await listSkuRecords(tx, productId)).map(({ skuId }) => skuId);
  const ids = wanted.map(({ skuId }) => skuId);
  const strange = ids.findIndex(
    (id, place) => id !== undefined && (!own.includes(id) || ids.indexOf(id) !== place),
  );
  if (strange >= 0)
    throw invalidField(
      `draft/skus/${strange}/skuId`,
      '规格不属于该产品',
      'This option is not of the product',
    );
  return own;
};

/** SKUs that were on offer are disabled, as orders refer to them; only the others are deleted. */
const leaveSkus = async (tx: Db, { record, addedSkus }: StoredProduct, ids: readonly number[]) => {
  const ordered = await listOrderedSkus(tx, ids);
  const neverOffered = (id: number) => record.status === 'draft' || addedSkus.includes(id);
  const going = ids.filter((id) => neverOffered(id) && !ordered.includes(id));
  await deleteSkus(tx, going);
  await disableSkus(
    tx,
    ids.filter((id) => !going.includes(id)),
  );
};

const applySkus = async (tx: Db, stored: StoredProduct, wanted: readonly SkuDraft[]): Promise<void> => {
  const { id } = stored.record;
  const own = await requireOwnSkus(tx, id, wanted);
  const kept = wanted.map(({ skuId }) => skuId);
  await leaveSkus(
    tx,
    stored,
    own.filter((skuId) => !kept.includes(skuId)),
  );
  for (const [place, sku] of wanted.entries()) {
    const sort = place + 1;
    if (sku.skuId !== undefined) await updateSku(tx, sku.skuId, sku, sort);
    else await insertSku(tx, id, sku, { sort, status: sku.enabled ? 1 : 0 });
  }
};

/** Writes a draft into its product: text, SKUs, labels, search columns and price from. */
export const applyDraft = async (
  tx: Db,
  stored: StoredProduct,
  draft: ProductDraft,
  { status, now }: { readonly status?: 'live'; readonly now: Date },
): Promise<void> => {
  const { id } = stored.record;
  const named = await withSharedEnglish(tx, draft);
  await updateProduct(tx, id, { ...columnsOf(named), ...(status && { status }) });
  await applySkus(tx, stored, named.skus);
  await replaceLabels(tx, id, named.labels);
  await deleteDraft(tx, id);
  await refreshFromPrice(tx, id, now);
};
