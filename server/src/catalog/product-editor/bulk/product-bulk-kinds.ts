import type { BulkFilters, ProductStatus, Text } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { and, eq, inArray } from 'drizzle-orm';
import { productInScope } from '#src/catalog/products/index.ts';
import type { BulkContext, BulkKindDefinition } from '#src/platform/bulk/index.ts';
import { type Db, productDrafts, products } from '#src/platform/database/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { lockStored } from '../draft-service.ts';
import { publishProducts, takeDownProducts } from '../offer-service.ts';
import { listProductIds } from '../product-list-repository.ts';
import { lockProducts } from '../product-record-repository.ts';
import { declinePublishing } from '../publishing/decide-publishing.ts';
import { reasonMissing } from '../publishing/propose-publishing.ts';
import { needsApproval } from '../publishing/publishing-right.ts';
import { getStored } from '../stored-draft.ts';

const states: Readonly<Record<ProductStatus, Text>> = {
  draft: { zh: '草稿', en: 'Draft' },
  live: { zh: '已上架', en: 'On sale' },
  down: { zh: '已下架', en: 'Taken down' },
};
const changed: Text = { zh: '已上架，有未发布的修改', en: 'On sale, with unpublished changes' };

const previewOf =
  (after: ProductStatus, refusalOf: (status: ProductStatus, isChanged: boolean) => Text | undefined) =>
  async ({ db, scope }: BulkContext, keys: readonly string[]) => {
    const found = await db
      .select({
        id: products.id,
        title: products.title,
        status: products.status,
        draft: productDrafts.productId,
      })
      .from(products)
      .leftJoin(productDrafts, eq(productDrafts.productId, products.id))
      .where(and(inArray(products.id, keys.map(Number)), productInScope(scope)));
    return found.map(({ id, title, status, draft }) => {
      const isChanged = status === 'live' && draft !== null;
      const refusal = refusalOf(status, isChanged);
      return {
        ...{
          key: String(id),
          name: title,
          before: isChanged ? changed : states[status],
          after: states[after],
        },
        ...(refusal && { refusal }),
      };
    });
  };

const awaiting: Text = { zh: '等待上架审批', en: 'Awaiting approval to publish' };

/** Publishes a product, or proposes that; returns whether it was proposed. */
const publish = async (context: BulkContext, key: string, reason?: string): Promise<boolean> => {
  const [published] = await publishProducts(context, context.member, { ids: [Number(key)], reason });
  const count = published?.faults.length ?? 0;
  if (count > 0)
    throw conflict(
      errorCodes.wrongState,
      `产品资料不完整，有 ${count} 处需要补充，请打开产品查看`,
      `The product is incomplete in ${count} places. Please open it to see them`,
    );
  return published?.proposed === true;
};

const refuseUndo = () =>
  conflict(
    errorCodes.wrongState,
    '您上架需要审批：请在产品列表提交上架',
    'Your publishing needs approval: publish the product from the list of products',
  );

/** Rows of bulk jobs that are products: their key, and the list that they are taken from. */
export const productRows = {
  rows: 'products',
  param: 'id',
  list: {
    permission: 'biz:product:query',
    find: async ({ db, scope }: BulkContext, { products: filters = {} }: BulkFilters, limit: number) =>
      (await listProductIds(db, filters, scope, limit)).map(String),
  },
} as const;

const common = {
  ...productRows,
  permission: 'biz:product:publish',
  version: async (tx: Db, key: string) => {
    const [held] = await lockProducts(tx, [Number(key)]);
    return held && `${held.status} ${(await getStored(tx, held.id)).version}`;
  },
} as const;

/** Bulk jobs that publish products and take them off sale. */
export const productBulkKinds: readonly BulkKindDefinition[] = [
  {
    ...{ ...common, kind: 'product-publish' },
    preview: previewOf('live', (status, isChanged) =>
      status === 'live' && !isChanged
        ? { zh: '已上架，没有需要发布的修改', en: 'On sale without unpublished changes' }
        : undefined,
    ),
    checkParams: async ({ db, member }, { reason }) => {
      if (!reason?.trim() && (await needsApproval(db, member))) throw reasonMissing();
    },
    noteOf: (undo) => ('proposed' in undo ? awaiting : undefined),
    run: async (context, { key, params }) => {
      const { record } = await lockStored(context.db, Number(key));
      if (await publish(context, key, params.reason)) return { proposed: true };
      // The former version of a live product is not kept.
      return record.status === 'live' ? undefined : {};
    },
    undo: (context, { key }, undo) =>
      'proposed' in undo
        ? declinePublishing(context, context.member, Number(key), undefined)
        : takeDownProducts(context, context.member, [Number(key)]),
  },
  {
    ...{ ...common, kind: 'product-take-down' },
    preview: previewOf('down', (status) =>
      status === 'live' ? undefined : { zh: '产品没有上架', en: 'The product is not on sale' },
    ),
    run: async (context, { key }) => {
      await takeDownProducts(context, context.member, [Number(key)]);
      return {};
    },
    undo: async (context, { key }) => {
      if (await needsApproval(context.db, context.member)) throw refuseUndo();
      await publish(context, key);
    },
  },
];
