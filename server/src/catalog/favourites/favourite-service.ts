import type { CallData } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { cardOf, requireLive } from '#src/catalog/products/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { lockMember } from '#src/platform/database/index.ts';
import { businessError } from '#src/platform/errors/index.ts';
import {
  countFavourites,
  countKinds,
  type FavouriteQuery,
  insertFavourite,
  isFavourite,
  listFavourites,
  purgeFavourites,
  restoreFavourite,
  softDeleteFavourites,
} from './favourite-repository.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

const most = 500;
const hourMs = 3_600_000;

const hourBefore = (now: Date): Date => new Date(now.getTime() - hourMs);

/** A page of a member's favourites, latest first, with the prices then and now, and counts per kind. */
export const findFavourites = async (
  { db }: Needs,
  userId: number,
  query: FavouriteQuery,
): Promise<CallData<'GET /api/v1/collections'>> => {
  const [rows, kinds] = await Promise.all([listFavourites(db, userId, query), countKinds(db, userId)]);
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
export const addFavourite = ({ db, now }: Needs, userId: number, productId: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockMember(tx, userId);
    if (await isFavourite(tx, userId, productId)) return;
    if ((await countFavourites(tx, userId)) >= most)
      throw businessError(
        errorCodes.badParameter,
        `最多收藏 ${most} 个产品`,
        `You can save at most ${most} favourites`,
      );
    if (await restoreFavourite(tx, userId, productId, hourBefore(now()))) return;
    await requireLive(tx, productId);
    await insertFavourite(tx, userId, productId, now());
  });

/** Removes products from a member's favourites; `addFavourite` restores them within an hour. */
export const removeFavourites = async ({ db, now }: Needs, userId: number, productIds: readonly number[]) => {
  await purgeFavourites(db, userId, hourBefore(now()));
  await softDeleteFavourites(db, userId, productIds, now());
};

/** Whether a product is among a member's favourites. */
export const findIsFavourite = async (
  { db }: Needs,
  userId: number,
  productId: number,
): Promise<CallData<'GET /api/v1/collections/:productId'>> => ({
  collected: await isFavourite(db, userId, productId),
});
