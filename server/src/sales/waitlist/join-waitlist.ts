import type { WaitlistEntry, WaitlistRequest } from '@portal/shared/contract';
import { errorCodes, maxWaitlistEntries, maxWaitlistLength } from '@portal/shared/rules';
import { type AttemptLimit, countAttempt, findWaitUntil } from '#src/identity/authentication/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { type Db, insertInto, lockMember, waitlistEntries } from '#src/platform/database/index.ts';
import { conflict, HttpError, invalidField } from '#src/platform/errors/index.ts';
import { requireSalesOpen } from '#src/sales/inventory/index.ts';
import { lockDeparture, lockWaitlist, salesEndOf, type WaitlistDeparture } from './departure-repository.ts';
import { countOpen } from './entry-repository.ts';
import { getOwnEntry } from './own-waitlist.ts';

const daySeconds = 86_400;
/** Every offer sends a message, so joining again and again is limited. */
const limit: AttemptLimit = { tries: 20, windowSeconds: daySeconds, waitSeconds: daySeconds };

const countJoin = async (tx: Db, userId: number, now: Date): Promise<void> => {
  const subject = `waitlist:${userId}`;
  if (await countAttempt(tx, subject, limit, now)) return;
  const until = (await findWaitUntil(tx, subject)) ?? now;
  throw new HttpError(
    {
      zh: '今天加入候补的次数过多，请明天再试',
      en: 'You have joined too many waiting lists today. Please try again tomorrow',
    },
    {
      status: 429,
      code: errorCodes.rateLimited,
      retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
    },
  );
};

const refuse = (zh: string, en: string): HttpError => conflict(errorCodes.wrongState, zh, en);

/** The departure with its stock locked. Throws an HttpError naming the field when it cannot be booked at all. */
const getDeparture = async (tx: Db, request: WaitlistRequest, now: Date): Promise<WaitlistDeparture> => {
  const departure = await lockDeparture(tx, request);
  if (!departure?.offered || departure.tourId !== request.tourId)
    throw invalidField('day', '该日期没有可预订的班期', 'There is no departure of this tour on this day');
  requireSalesOpen({ day: request.day, closesAt: salesEndOf(departure) }, now, 'day');
  return departure;
};

const requireSoldOut = (
  { stock, maxPeople }: WaitlistDeparture,
  { adults, children }: WaitlistRequest,
): void => {
  const people = adults + children;
  if (people > Math.min(maxPeople, stock.total))
    throw invalidField(
      'adults',
      `该班期每单最多 ${Math.min(maxPeople, stock.total)} 人`,
      `At most ${Math.min(maxPeople, stock.total)} people per booking on this departure`,
    );
  if (stock.total - stock.held - stock.sold >= people)
    throw refuse('该班期还有余位，请直接预订', 'There are enough seats left. Please book this departure');
};

const requirePlace = async (tx: Db, userId: number, request: WaitlistRequest): Promise<void> => {
  const { ofDeparture, ofMember, joined } = await countOpen(tx, userId, request);
  if (joined > 0)
    throw refuse('您已在该班期的候补名单中', 'You are on the waiting list of this departure already');
  if (ofMember >= maxWaitlistEntries)
    throw refuse(
      `最多同时候补 ${maxWaitlistEntries} 个班期`,
      `You can be on ${maxWaitlistEntries} waiting lists at a time`,
    );
  if (ofDeparture >= maxWaitlistLength)
    throw refuse('该班期候补人数已满', 'The waiting list of this departure is full');
};

/**
 * Puts a member at the end of the waiting list of a sold-out departure. Throws HttpError: the field that names no open
 * departure or too many people; A0513 while enough seats are left, for a second entry, and at the limits of entries of
 * the departure and the member; B0210 (429) beyond 20 a day.
 */
export const joinWaitlist = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  request: WaitlistRequest,
  language: 'zh' | 'en',
): Promise<WaitlistEntry> => {
  const { skuId, day, adults, children } = request;
  return db.transaction(async (tx) => {
    await lockMember(tx, userId);
    await lockWaitlist(tx, request);
    const createdAt = now();
    requireSoldOut(await getDeparture(tx, request, createdAt), request);
    await requirePlace(tx, userId, request);
    await countJoin(tx, userId, createdAt);
    const entry = { userId, skuId, day, adults, children, language, createdAt, updatedAt: createdAt };
    return getOwnEntry(tx, userId, await insertInto(tx, waitlistEntries, entry));
  });
};
