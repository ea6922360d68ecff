import type { ProductKind } from '@portal/shared/contract';
import { isTexted } from '@portal/shared/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { mapWithConcurrency, rest } from '#src/platform/jobs/index.ts';
import { type Channels, NotDelivered } from '#src/platform/messaging/index.ts';
import { findUnwanted } from './find-unwanted.ts';
import type { NotificationEvent } from './notification-events.ts';
import {
  abandonLostNotifications,
  claimDueNotifications,
  completeNotification,
  type NotificationRecord,
} from './notification-repository.ts';
import { messagesPath, orderPath, waitlistPath } from './order-path.ts';
import { renderMail, renderSms } from './render-notification.ts';

/** Dependencies of sending. `log` at error level raises an alert. */
export interface NotificationDeps extends Pick<Deps, 'db' | 'now' | 'env'> {
  readonly channels: Channels;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

const batchSize = 50;

/** Messages to many members are not urgent: the sender rests between them, and ends its run after so many. */
const shareOfMessages = 0.6;
const messageBatches = 100;

/** Maximum number of attempts; the last is about four hours after the first. */
export const maxAttempts = 9;

const minute = 60_000;

/** Backoff for a notification that was certainly not delivered: a minute, then doubling. */
const nextAttemptAt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + minute * 2 ** Math.min(attempts - 1, maxAttempts));

const urlOf = (origin: string, { messageId, facts: { kind, orderNo, path } }: NotificationRecord): string => {
  if (messageId !== null) return origin + (path ?? messagesPath);
  return origin + (orderNo === undefined ? waitlistPath : orderPath({ kind: kind as ProductKind, orderNo }));
};

const deliver = (deps: NotificationDeps, record: NotificationRecord): Promise<void> => {
  const { language, facts, recipient: to, channel } = record;
  const notification = { event: record.event as NotificationEvent, language, facts };
  const id = `notice-${record.id}`;
  return channel === 'mail'
    ? deps.channels.mail.send({
        id,
        to,
        ...renderMail(notification, urlOf(deps.env.publicOrigin, record)),
      })
    : deps.channels.sms.send({ id, to, text: renderSms(notification) });
};

/** The state after a failure: retried only when it was certainly not delivered. */
const stateAfterFailure = ({ attempts }: NotificationRecord, error: unknown, now: Date) => {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  if (!(error instanceof NotDelivered)) return { state: 'UNKNOWN', nextTryAt: null, lastError } as const;
  if (error.final || attempts >= maxAttempts) return { state: 'FAILED', nextTryAt: null, lastError } as const;
  return { state: 'WAITING', nextTryAt: nextAttemptAt(attempts, now), lastError } as const;
};

/** Contacts that no text message reaches have an email address, which has a notification of its own. */
const unreached = {
  state: 'FAILED',
  nextTryAt: null,
  lastError: 'no text messages to this country',
} as const;

const skipped = { state: 'SKIPPED', nextTryAt: null, lastError: null } as const;

const isReached = ({ env }: NotificationDeps, { channel, recipient }: NotificationRecord): boolean =>
  channel === 'mail' || isTexted(recipient, env.notices.smsCountries);

const send = async (deps: NotificationDeps, record: NotificationRecord): Promise<void> => {
  const { db, now, log } = deps;
  if (!isReached(deps, record)) return completeNotification(db, record, unreached);
  try {
    await deliver(deps, record);
  } catch (error) {
    const change = stateAfterFailure(record, error, now());
    const about = { err: error, notification: record.id, channel: record.channel, state: change.state };
    if (change.state === 'WAITING') log.warn(about, 'notification not delivered, will be retried');
    else log.error(about, 'notification not delivered');
    return completeNotification(db, record, change);
  }
  await completeNotification(db, record, {
    state: 'SENT',
    sentAt: now(),
    nextTryAt: null,
    lastError: null,
  });
};

/**
 * Sends the notifications waiting in the outbox; returns how many. Safe to run on several replicas: one of
 * them claims a notification, and it is never sent again once it may have been sent (at most once, for mail
 * and SMS).
 */
export const sendNotifications = async (deps: NotificationDeps): Promise<number> => {
  const { db } = deps;
  const lost = await abandonLostNotifications(db, deps.now());
  if (lost > 0) deps.log.error({ lost }, 'notifications with unknown delivery');
  let taken = 0;
  let ofMessages = 0;
  for (;;) {
    const start = performance.now();
    const due = await claimDueNotifications(db, deps.now(), batchSize);
    const unwanted = await findUnwanted(db, due);
    await mapWithConcurrency(due, (record) =>
      unwanted.has(record.id) ? completeNotification(db, record, skipped) : send(deps, record),
    );
    taken += due.length;
    if (due.length < batchSize) return taken;
    if (due.some(({ messageId }) => messageId === null)) continue;
    ofMessages += 1;
    if (ofMessages === messageBatches) return taken;
    await rest(start, shareOfMessages);
  }
};
