import type { ProductKind } from '@portal/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { inParallel } from '#src/platform/jobs/index.ts';
import { type Channels, NotDelivered } from '#src/platform/messaging/index.ts';
import type { NoticeEvent } from './notice-events.ts';
import { claimDueNotices, finishNotice, giveUpLostNotices, type NoticeRecord } from './notice-repository.ts';
import { orderAddress } from './order-address.ts';
import { renderMail, renderSms } from './render-notice.ts';

/** What notices are sent with. `log` at error level is an alert: somebody has to look. */
export interface NoticeDeps extends Pick<Deps, 'database' | 'now' | 'env'> {
  readonly channels: Channels;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

const batch = 50;

/** After so many tries a notice is given up: the last comes about four hours after the first. */
export const mostTries = 9;

const minute = 60_000;

/** When a notice that surely was not delivered is tried again: after a minute, then doubling. */
export const noticeAgain = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + minute * 2 ** Math.min(attempts - 1, mostTries));

const addressOf = (origin: string, { facts: { kind, orderNo } }: NoticeRecord): string =>
  origin + orderAddress({ kind: kind as ProductKind, orderNo });

const deliver = (deps: NoticeDeps, record: NoticeRecord): Promise<void> => {
  const { language, facts, recipient: to, channel } = record;
  const notice = { event: record.event as NoticeEvent, language, facts };
  const id = `notice-${record.id}`;
  return channel === 'mail'
    ? deps.channels.mail.send({ id, to, ...renderMail(notice, addressOf(deps.env.publicOrigin, record)) })
    : deps.channels.sms.send({ id, to, text: renderSms(notice) });
};

/** What becomes of a notice that was not taken over: tried again only when surely nobody got it. */
const afterFailure = ({ attempts }: NoticeRecord, error: unknown, now: Date) => {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  if (!(error instanceof NotDelivered)) return { state: 'UNKNOWN', nextTryAt: null, lastError } as const;
  if (error.final || attempts >= mostTries) return { state: 'FAILED', nextTryAt: null, lastError } as const;
  return { state: 'WAITING', nextTryAt: noticeAgain(attempts, now), lastError } as const;
};

const send = async (deps: NoticeDeps, record: NoticeRecord): Promise<void> => {
  const { database, now, log } = deps;
  try {
    await deliver(deps, record);
  } catch (error) {
    const change = afterFailure(record, error, now());
    const about = { err: error, notice: record.id, channel: record.channel, state: change.state };
    if (change.state === 'WAITING') log.warn(about, 'notice not delivered, to be tried again');
    else log.error(about, 'notice not delivered');
    return finishNotice(database.db, record, change);
  }
  await finishNotice(database.db, record, { state: 'SENT', sentAt: now(), nextTryAt: null, lastError: null });
};

/**
 * Sends what waits in the outbox; gives how many it took. Run by any number of replicas: a notice is taken by one, and
 * never sent again once it may have gone out (at most once, for mail as for short messages).
 */
export const sendNotices = async (deps: NoticeDeps): Promise<number> => {
  const { db } = deps.database;
  const lost = await giveUpLostNotices(db, deps.now());
  if (lost > 0) deps.log.error({ lost }, 'notices may have been sent or not');
  let taken = 0;
  for (;;) {
    const due = await claimDueNotices(db, deps.now(), batch);
    await inParallel(due, (record) => send(deps, record));
    taken += due.length;
    if (due.length < batch) return taken;
  }
};
