import type { Alert, AlertRequest } from '@portal/shared/contract';
import { dayOf, errorCodes, maxAlerts } from '@portal/shared/rules';
import { type AttemptLimit, countAttempt, findWaitUntil } from '#src/identity/authentication/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, lockMember, mapConstraintErrors } from '#src/platform/database/index.ts';
import { conflict, HttpError, invalidField, notFound } from '#src/platform/errors/index.ts';
import {
  countOpenAlerts,
  deleteAlert,
  findAlert,
  findWatched,
  insertAlert,
  listAlerts,
} from './alert-repository.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

const daySeconds = 86_400;
/** Every alert sends messages, so setting and deleting them again and again is limited. */
const limit: AttemptLimit = { tries: 20, windowSeconds: daySeconds, waitSeconds: daySeconds };

const countRequest = async (tx: Db, userId: number, now: Date): Promise<void> => {
  const subject = `alert:${userId}`;
  if (await countAttempt(tx, subject, limit, now)) return;
  const until = (await findWaitUntil(tx, subject)) ?? now;
  throw new HttpError(
    {
      zh: '今天设置提醒的次数过多，请明天再试',
      en: 'You have set too many alerts today. Please try again tomorrow',
    },
    {
      status: 429,
      code: errorCodes.rateLimited,
      retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
    },
  );
};

const refuse = (zh: string, en: string): HttpError => conflict(errorCodes.wrongState, zh, en);
const alreadySet = () => refuse('您已设置了这个提醒', 'You have set this alert already');

const shown = ({ createdAt, ...alert }: NonNullable<Awaited<ReturnType<typeof findAlert>>>): Alert => ({
  ...alert,
  createdAt: createdAt.toISOString(),
});

/** The prices of a price alert. Throws when it would be sent at once. */
const pricesOf = (request: AlertRequest, price: number | null) => {
  if (request.skuId !== undefined || request.day !== undefined)
    throw invalidField('skuId', '降价提醒按产品设置', 'A price alert is for the whole product');
  if (price === null) throw invalidField('kind', '该产品暂无价格', 'This product has no price at the moment');
  const maxPrice = request.price ?? price - 1;
  if (maxPrice < 1 || maxPrice >= price)
    throw invalidField('price', '请填写低于现价的价格', 'Enter a price below the current one');
  return { basePrice: price, maxPrice };
};

const requireDay = ({ skuId, day }: AlertRequest, now: Date): void => {
  if (day === undefined) return;
  if (skuId === undefined) throw invalidField('skuId', '请选择规格', 'Choose an option');
  if (day <= dayOf(now)) throw invalidField('day', '请选择今天以后的日期', 'Choose a day after today');
};

/** What is stored of a request. Throws HttpError naming the field. */
const checkRequest = async (tx: Db, request: AlertRequest, now: Date) => {
  const watched = await findWatched(tx, request);
  if (!watched) throw invalidField('productId', '该产品已下架', 'This product is not on sale');
  if (request.kind === 'price') return pricesOf(request, watched.price);
  if (request.price !== undefined)
    throw invalidField('price', '余位提醒没有价格', 'An availability alert has no price');
  requireDay(request, now);
  if (request.skuId !== undefined && watched.skuId === null)
    throw invalidField('skuId', '该规格已停售', 'This option is not on sale');
  if (watched.bookable) throw refuse('现在可以预订，请直接预订', 'It can be booked now. Please book it');
  return {};
};

/** The member's alerts: open ones first, at most 100. */
export const listOwnAlerts = async ({ db }: Pick<Deps, 'db'>, userId: number): Promise<Alert[]> =>
  (await listAlerts(db, userId)).map(shown);

/**
 * Sets an alert. Throws HttpError: the field that is refused; A0513 when it can be booked now, is set already, or the
 * member has 50 open ones; B0210 (429) beyond 20 a day.
 */
export const setAlert = ({ db, now }: Needs, userId: number, request: AlertRequest): Promise<Alert> => {
  const { productId, kind, skuId, day } = request;
  return mapConstraintErrors({ product_alerts_once: alreadySet }, () =>
    db.transaction(async (tx) => {
      await lockMember(tx, userId);
      const createdAt = now();
      const prices = await checkRequest(tx, request, createdAt);
      if ((await countOpenAlerts(tx, userId)) >= maxAlerts)
        throw refuse(`最多同时设置 ${maxAlerts} 个提醒`, `You can have at most ${maxAlerts} alerts`);
      await countRequest(tx, userId, createdAt);
      const alert = { userId, productId, kind, skuId, day, ...prices, createdAt, updatedAt: createdAt };
      const stored = await findAlert(tx, userId, await insertAlert(tx, alert));
      if (!stored) throw notFound();
      return shown(stored);
    }),
  );
};

/** Deletes an alert of the member. Throws 404. */
export const removeAlert = async ({ db }: Pick<Deps, 'db'>, userId: number, id: number): Promise<void> => {
  if (!(await deleteAlert(db, userId, id))) throw notFound();
};
