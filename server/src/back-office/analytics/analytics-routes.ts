import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { createRateLimit, handle, languageOf, networkOf, sendFile } from '#src/platform/http/index.ts';
import { createWriteBehindBuffer } from '#src/platform/jobs/index.ts';
import { getTrade, getVisits } from './analytics-service.ts';
import { countPageViews, type PageView } from './count-views.ts';
import { pageSubject } from './page-subject.ts';
import { listTodos } from './todos.ts';
import { tradeSheet } from './trade-sheet.ts';

/** Per network, which many visitors may share. */
const pageViewsPerMinute = 300;

const registerPageViews = (app: FastifyInstance, { db, now }: Deps): void => {
  const buffer = createWriteBehindBuffer<PageView>({
    capacity: 10_000,
    everyMs: 2000,
    write: (looks) => countPageViews(db, looks),
    onError: (err) => app.log.error({ err }, 'page views could not be counted'),
  });
  const rateLimit = createRateLimit(pageViewsPerMinute, now);
  app.addHook('preClose', () => buffer.close());
  handle(app, 'POST /api/v1/page-views', ({ body: { path }, request: { ip, headers } }) => {
    rateLimit.consume(networkOf(ip));
    const viewed = pageSubject(path);
    if (viewed) buffer.add({ at: now(), viewed, address: ip, browser: headers['user-agent'] ?? '' });
  });
};

/** Reports of the dashboard, and the page view counter. */
export const registerAnalytics = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  registerPageViews(app, deps);
  handle(app, 'GET /api/v1/stats/trade', ({ query, scope }) => getTrade(db, query, scope));
  handle(app, 'GET /api/v1/stats/trade/sheet', async ({ query, scope, request, reply }) => {
    const language = languageOf(request) === 'en' ? 'en' : 'zh';
    const bytes = tradeSheet(await getTrade(db, query, scope), language);
    return sendFile(reply, { name: `${query.from}_${query.to}.csv`, type: 'text/csv; charset=utf-8', bytes });
  });
  handle(app, 'GET /api/v1/stats/visits', ({ query }) => getVisits(db, query));
  handle(app, 'GET /api/v1/stats/todos', (reader) => listTodos(deps, reader));
};
