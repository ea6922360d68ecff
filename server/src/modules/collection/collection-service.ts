import type { CallData } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { lockMember } from '../../db/lock-member.ts';
import type { Deps } from '../../deps.ts';
import { refused } from '../../http/fault.ts';
import { requireLive } from '../catalog/live-product.ts';
import { cardOf } from '../catalog/product-card.ts';
import {
  type CollectionQuery,
  countCollected,
  countLive,
  deleteCollected,
  insertCollected,
  isCollected,
  listCollected,
} from './collection-repository.ts';

type Needs = Pick<Deps, 'database' | 'now'>;

const most = 500;

/** The live products a member has put aside, the latest first. */
export const findCollected = async (
  { database: { db } }: Needs,
  userId: number,
  query: CollectionQuery,
): Promise<CallData<'GET /api/v1/collections'>> => {
  const [list, total] = await Promise.all([listCollected(db, userId, query), countLive(db, userId, query)]);
  return { list: list.map(cardOf), total };
};

/**
 * Puts a live product aside; a second time changes nothing. Throws 404 when there is no such product or it is not on
 * sale any more, and refuses beyond 500.
 */
export const collect = async (
  { database: { db }, now }: Needs,
  userId: number,
  productId: number,
): Promise<void> => {
  await requireLive(db, productId);
  await db.transaction(async (tx) => {
    await lockMember(tx, userId);
    if (await isCollected(tx, userId, productId)) return;
    if ((await countCollected(tx, userId)) >= most)
      throw refused(errorCodes.badParameter, `最多收藏 ${most} 个产品`, `At most ${most} products are kept`);
    await insertCollected(tx, userId, productId, now());
  });
};

/** Takes a product out of a member's collection, if it is in it. */
export const discard = ({ database: { db } }: Needs, userId: number, productId: number): Promise<void> =>
  deleteCollected(db, userId, productId);

/** Whether a product is in a member's collection. */
export const findWhetherCollected = async (
  { database: { db } }: Needs,
  userId: number,
  productId: number,
): Promise<CallData<'GET /api/v1/collections/:productId'>> => ({
  collected: await isCollected(db, userId, productId),
});
