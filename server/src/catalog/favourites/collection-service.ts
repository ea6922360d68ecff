import type { CallData } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { cardOf, requireLive } from '#src/catalog/products/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { lockMember } from '#src/platform/database/index.ts';
import { businessError } from '#src/platform/errors/index.ts';
import {
  type CollectionQuery,
  countCollected,
  countKinds,
  deleteRemoved,
  insertCollected,
  isCollected,
  listCollected,
  removeCollected,
  restoreCollected,
} from './collection-repository.ts';

type Needs = Pick<Deps, 'database' | 'now'>;

const most = 500;
const hourMs = 3_600_000;

const anHourBefore = (now: Date): Date => new Date(now.getTime() - hourMs);

/** What a member has put aside, the latest first, with the price of then and of now, and how many there are by kind. */
export const findCollected = async (
  { database: { db } }: Needs,
  userId: number,
  query: CollectionQuery,
): Promise<CallData<'GET /api/v1/collections'>> => {
  const [rows, kinds] = await Promise.all([listCollected(db, userId, query), countKinds(db, userId)]);
  const list = rows.map(({ product, collectedAt, ...row }) => ({
    ...row,
    product: cardOf(product),
    price: product.fromPrice,
    collectedAt: collectedAt.toISOString(),
  }));
  const counted = kinds.filter(({ kind }) => query.kind === undefined || kind === query.kind);
  return { list, kinds, total: counted.reduce((sum, { count }) => sum + count, 0) };
};

/**
 * Puts a live product aside; a second time changes nothing, and what was taken out within the hour comes back as it
 * was. Throws 404 when there is no such product or it is not on sale any more, and refuses beyond 500.
 */
export const collect = ({ database: { db }, now }: Needs, userId: number, productId: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockMember(tx, userId);
    if (await isCollected(tx, userId, productId)) return;
    if ((await countCollected(tx, userId)) >= most)
      throw businessError(
        errorCodes.badParameter,
        `最多收藏 ${most} 个产品`,
        `At most ${most} products are kept`,
      );
    if (await restoreCollected(tx, userId, productId, anHourBefore(now()))) return;
    await requireLive(tx, productId);
    await insertCollected(tx, userId, productId, now());
  });

/** Takes products out of a member's collection, as far as they are in it; `collect` puts them back within the hour. */
export const discard = async (
  { database: { db }, now }: Needs,
  userId: number,
  productIds: readonly number[],
): Promise<void> => {
  await deleteRemoved(db, userId, anHourBefore(now()));
  await removeCollected(db, userId, productIds, now());
};

/** Whether a product is in a member's collection. */
export const findWhetherCollected = async (
  { database: { db } }: Needs,
  userId: number,
  productId: number,
): Promise<CallData<'GET /api/v1/collections/:productId'>> => ({
  collected: await isCollected(db, userId, productId),
});
