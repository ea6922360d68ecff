import type { Schedule, ScheduleTimes } from '@portal/shared/contract';
import { type SubjectSteps, setSchedule } from '#src/catalog/schedules/index.ts';
import type { Deps } from '#src/platform/context/index.ts';
import type { Member } from '#src/platform/errors/index.ts';
import { getArticle, setStatusWithin } from './article-admin-service.ts';
import { lockArticles } from './article-record-repository.ts';

/** Sets or cancels when an article is published and taken down. Throws for an invalid instant, and 404. */
export const setArticleSchedule = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  member: Member,
  id: number,
  times: ScheduleTimes,
): Promise<Schedule> =>
  db.transaction(async (tx) => {
    await getArticle(tx, id);
    return setSchedule(tx, { member, subject: { kind: 'article', id }, now: now() }, times);
  });

/** How scheduled steps of articles are taken: like by an editor. */
export const articleSteps: SubjectSteps = {
  lock: async (tx, id) => (await lockArticles(tx, [id]))[0]?.title,
  take: async (tx, { id, action, actor }) => {
    const status = action === 'publish' ? 1 : 0;
    if ((await getArticle(tx, id)).status !== status) await setStatusWithin(tx, actor, id, status);
    return [];
  },
};
