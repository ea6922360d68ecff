import type { ProductDraft } from '@portal/shared/contract';
import type { Db } from '#src/platform/database/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { findDraftRecord, findProductRecord, type ProductRecord } from './product-record-repository.ts';
import { listSkuRecords } from './sku-record-repository.ts';

export const noProduct = () => notFound('产品不存在或已删除', 'There is no such product');

/** A product with its draft. */
export interface StoredProduct {
  readonly record: ProductRecord;
  readonly draft: ProductDraft;
  /** The draft differs from the published record, which visitors see. */
  readonly changed: boolean;
  readonly addedSkus: readonly number[];
  readonly version: string;
}

const draftOf = async (db: Db, record: ProductRecord): Promise<ProductDraft> => {
  const { id, status: _status, version: _version, picture: _picture, categoryName, ...basics } = record;
  const category = record.kind === 'tour' ? record.category : categoryName;
  const skus = await listSkuRecords(db, id);
  // The cast is safe: columns of a kind hold its content, its SKUs hold its attributes.
  return { ...basics, category, skus } as ProductDraft;
};

/** A product with its draft: the separate one if it is live, else the record itself. Throws 404. */
export const getStored = async (db: Db, id: number): Promise<StoredProduct> => {
  const record = await findProductRecord(db, id);
  if (!record) throw noProduct();
  const aside = await findDraftRecord(db, id);
  return {
    record,
    draft: aside?.draft ?? (await draftOf(db, record)),
    changed: aside !== undefined,
    addedSkus: aside?.addedSkus ?? [],
    version: aside?.version ?? record.version,
  };
};
