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

/**
 * A page of a member's favourites, latest first, with the price when saved, the price now and counts per
 * kind.
 */
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
 * Saves a live product; idempotent. A favourite removed within the last hour is restored with its old price.
 * Throws HttpError: 404 when the product does not exist or is not on sale, a conflict above 500 favourites.
 */
export const collect = ({ database: { db }, now }: Needs, userId: number, productId: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockMember(tx, userId);
    if (await isCollected(tx, userId, productId)) return;
    if ((await countCollected(tx, userId)) >= most)
      throw businessError(
        errorCodes.badParameter,
        `最多收藏 ${most} 个产品`,
        `You can save at most ${most} favourites`,
      );
    if (await restoreCollected(tx, userId, productId, anHourBefore(now()))) return;
    await requireLive(tx, productId);
    await insertCollected(tx, userId, productId, now());
  });

/**
 * Removes products from a member's favourites; others are ignored. `collect` restores them within an hour.
 */
export const discard = async (
  { database: { db }, now }: Needs,
  userId: number,
  productIds: readonly number[],
): Promise<void> => {
  await deleteRemoved(db, userId, anHourBefore(now()));
  await removeCollected(db, userId, productIds, now());
};

/** Whether a product is among a member's favourites. */
export const findWhetherCollected = async (
  { database: { db } }: Needs,
  userId: number,
  productId: number,
): Promise<CallData<'GET /api/v1/collections/:productId'>> => ({
  collected: await isCollected(db, userId, productId),
});
