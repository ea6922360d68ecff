import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { WebhookEnv } from '#src/platform/config/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { networkReason, sendHttpRequest } from '#src/platform/http-client/index.ts';
import { findCursor, moveCursor, startCursor } from './webhook-cursor-repository.ts';

/** An event for operators. `id` grows within its source; `data` has no personal data of visitors. */
interface WebhookEvent {
  readonly id: number;
  readonly type: string;
  readonly at: Date;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Rows of a table that are sent as events. */
export interface WebhookSource {
  readonly name: string;
  /** The newest id, where a source starts: older events are not sent. */
  newestId(db: Db): Promise<number>;
  /** Events after an id that were written before `until`, lowest id first. */
  list(
    db: Db,
    from: { readonly afterId: number; readonly until: Date; readonly limit: number },
  ): Promise<WebhookEvent[]>;
}

export interface WebhookDeps extends Pick<Deps, 'db' | 'now'> {
  readonly env: { readonly webhook: WebhookEnv | undefined };
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** Ids are given before transactions end: an event is sent when no lower id can appear any more. */
const settledMs = 5000;
const timeoutMs = 10_000;
const batchSize = 50;

type Result = 'sent' | 'refused' | 'retry';

/** The signature of Standard Webhooks: HMAC-SHA256 over id, time in seconds and body, base64. */
const sign = (secret: string, content: string): string =>
  `v1,${createHmac('sha256', secret).update(content).digest('base64')}`;

const post = async (
  { env: { webhook }, now, log }: WebhookDeps,
  source: string,
  event: WebhookEvent,
): Promise<Result> => {
  if (!webhook) return 'retry';
  const id = `${source}-${event.id}`;
  const body = JSON.stringify({ type: event.type, timestamp: event.at.toISOString(), data: event.data });
  const time = String(Math.floor(now().getTime() / 1000));
  const headers = {
    'content-type': 'application/json',
    ...{ 'webhook-id': id, 'webhook-timestamp': time },
    'webhook-signature': sign(webhook.secret, `${id}.${time}.${body}`),
  };
  try {
    const { status } = await sendHttpRequest({ method: 'POST', url: webhook.url, headers, body, timeoutMs });
    if (status >= 200 && status < 300) return 'sent';
    log.error({ webhook: id, status }, 'webhook not delivered');
    return status >= 400 && status < 500 && status !== 408 && status !== 429 ? 'refused' : 'retry';
  } catch (err) {
    log.error({ webhook: id, reason: networkReason(timeoutMs, err) }, 'webhook not delivered');
    return 'retry';
  }
};

const sendSource = async (deps: WebhookDeps, source: WebhookSource): Promise<void> => {
  const { db, now } = deps;
  const afterId = await findCursor(db, source.name);
  if (afterId === undefined) return startCursor(db, source.name, await source.newestId(db));
  const until = new Date(now().getTime() - settledMs);
  for (const event of await source.list(db, { afterId, until, limit: batchSize })) {
    if ((await post(deps, source.name, event)) === 'retry') return;
    await moveCursor(db, source.name, event.id);
  }
};

/**
 * Sends new events of the sources to `ALERT_WEBHOOK_URL`, each source in order and at least once: receivers know
 * repetitions by `webhook-id`. A receiver that is away gets them later; one that answers 4xx (but 408 and 429) does not
 * get the event again. Nothing is sent without the setting.
 */
export const sendWebhooks = async (deps: WebhookDeps, sources: readonly WebhookSource[]): Promise<void> => {
  if (!deps.env.webhook) return;
  await Promise.all(sources.map((source) => sendSource(deps, source)));
};
