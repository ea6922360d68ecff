import multipart from '@fastify/multipart';
import type { CallInput } from '@portal/shared/contract';
import { errorCodes, isSuccess, scheduleDays } from '@portal/shared/rules';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { registerCatalog } from '#src/catalog/products/index.ts';
import { runSchedules } from '#src/catalog/schedules/index.ts';
import { registerArticlePages } from '#src/content/articles/index.ts';
import { registerSitePages } from '#src/content/site/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import { readRolledBack } from '#src/platform/database/index.ts';
import { HttpError, invalidField, notFound } from '#src/platform/errors/index.ts';
import { handle, sendError, setValidation } from '#src/platform/http/index.ts';
import { scheduleHooks } from './schedule-hooks.ts';

type Asked = CallInput<'POST /api/v1/site/home-preview'>['body'];

const dayMs = 24 * 3_600_000;
/** Of one server; a page asks for about eight answers. */
const maxWaiting = 64;

const busy = (): HttpError =>
  new HttpError(
    { zh: '等待中的预览过多，请稍后重试', en: 'Too many previews are waiting. Try again in a moment' },
    { status: 503, code: errorCodes.rateLimited, retryAfter: 10 },
  );

const instantOf = ({ at }: Asked, now: Date): Date => {
  const instant = new Date(at);
  if (instant < now) throw invalidField('at', '时间不能早于现在', 'The time must not be in the past');
  if (instant.getTime() > now.getTime() + scheduleDays * dayMs)
    throw invalidField(
      'at',
      `时间须在 ${scheduleDays} 天之内`,
      `The time must be within ${scheduleDays} days`,
    );
  return instant;
};

/** The public calls only, for a visitor. Compiled schemas are shared with the server, so that it starts in milliseconds. */
const openPublicPages = async (deps: Deps, log: FastifyBaseLogger): Promise<FastifyInstance> => {
  const pages = Fastify({ loggerInstance: log, disableRequestLogging: true });
  await pages.register(multipart);
  pages.decorate('authenticate', async () => undefined);
  setValidation(pages);
  pages.setErrorHandler(sendError);
  await registerSitePages(pages, deps);
  registerArticlePages(pages, deps);
  registerCatalog(pages, deps);
  return pages;
};

const ask = async (deps: Deps, log: FastifyBaseLogger, { url, body }: Asked): Promise<unknown> => {
  const pages = await openPublicPages(deps, log);
  const answer = await pages.inject(body ? { method: 'POST', url, payload: body } : { method: 'GET', url });
  await pages.close();
  if (answer.statusCode >= 500) throw new Error(`${url} failed in a preview.`);
  const envelope: unknown = answer.statusCode === 200 ? answer.json() : undefined;
  if (!isSuccess(envelope)) throw notFound('预览中没有这项内容', 'The preview has no such content');
  return (envelope as { data: unknown }).data;
};

/**
 * The call of the preview of home at an instant (decision 83): takes the scheduled steps until then in a transaction that is
 * rolled back, and answers a public call in it. One at a time for each server, as it locks what it publishes; with 64 waiting
 * it answers 503.
 */
export const registerHomePreview = (app: FastifyInstance, deps: Deps): void => {
  // The job logs a step that fails as an error, when its time has come.
  const log = { info: app.log.info.bind(app.log), error: app.log.warn.bind(app.log) };
  let last: Promise<unknown> = Promise.resolve();
  const preview = async (asked: Asked): Promise<unknown> => {
    const at = instantOf(asked, deps.now());
    return readRolledBack(deps.db, async (tx) => {
      const then = { ...deps, db: tx, now: () => at };
      await runSchedules({ ...then, log }, scheduleHooks);
      return ask(then, app.log, asked);
    });
  };
  let waiting = 0;
  handle(app, 'POST /api/v1/site/home-preview', async ({ body }) => {
    if (waiting >= maxWaiting) throw busy();
    waiting += 1;
    const turn = last.then(() => preview(body));
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  });
};
